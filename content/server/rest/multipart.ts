/** Reads multipart forms while they arrive: fields as text, files as streams. */
import { PassThrough, type Readable } from 'node:stream';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';

export type FilePart = { name: string; type: string; content: Readable };

/** A field, or a file whose content has to be read before the next part arrives. */
export type FormPart = { kind: 'field'; name: string; value: string } | { kind: 'file'; name: string; file: FilePart };

export type MultipartForm = {
  /** @throws MultipartError */
  parts: AsyncIterable<FormPart>;
  /** Stops parsing. The rest of the body stays unread. */
  close: () => void;
};

/** The body is not a valid multipart form, or it exceeds a limit. The message is for the client. */
export class MultipartError extends Error {
  override name = 'MultipartError';
}

const MAX_HEADER_BYTES = 16_384;
const MAX_HEADERS = 20;
const MAX_FIELD_BYTES = 131_072;
/** Everything except the content of files: fields, headers, boundaries, and data that belongs to no part. */
const MAX_OVERHEAD_BYTES = 8_388_608;
const MAX_PARTS = 50;

export function isMultipartForm(contentType: string): boolean {
  return /^multipart\/form-data\s*;.*\bboundary=/i.test(contentType);
}

type FirstFile = {
  /** The fields before the file. */
  fields: URLSearchParams;
  file: FilePart | null;
  /** Reads the fields after the file, when its content has been read. A second file ends the form. */
  readLaterFields: () => Promise<URLSearchParams>;
};

/** Reads the fields before the first file. The form is closed when the content of the file is destroyed before it has been read. */
export async function readFirstFile(body: Readable, contentType: string): Promise<FirstFile> {
  const { parts: allParts, close } = openMultipartForm(body, contentType, MAX_PARTS);
  const parts = allParts[Symbol.asyncIterator]();
  const { fields, file } = await readFields(parts);
  file?.content.once('close', () => !file.content.readableEnded && close());
  return {
    fields,
    file,
    readLaterFields: async () => {
      try {
        return (await readFields(parts)).fields;
      } finally {
        close();
      }
    },
  };
}

/** Leaving a loop over the parts would end them, so they are taken one by one. */
async function readFields(parts: AsyncIterator<FormPart>): Promise<Pick<FirstFile, 'fields' | 'file'>> {
  const fields = new URLSearchParams();
  for (;;) {
    const next = await parts.next();
    if (next.done) return { fields, file: null };
    if (next.value.kind === 'file') return { fields, file: next.value.file };
    fields.append(next.value.name, next.value.value);
  }
}

/** Errors reach the code that reads a stream. Without this listener, an error before the stream is read would end the process. */
const ignoreError = () => undefined;

/**
 * @param body is not destroyed when parsing ends early, because the response is still to be sent on its connection
 * @param maxParts maximum number of parts, including file fields without a file
 */
export function openMultipartForm(body: Readable, contentType: string, maxParts: number): MultipartForm {
  const parser = new Busboy({
    headers: { 'content-type': contentType },
    limits: { fieldSize: MAX_FIELD_BYTES, headerSize: MAX_HEADER_BYTES, headerPairs: MAX_HEADERS, parts: maxParts },
    isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    preservePath: true,
  });
  // Holds the parts until they are read. The limit on parts also limits the queue.
  const queue = new PassThrough({ objectMode: true, highWaterMark: maxParts + 1 }).on('error', ignoreError);
  const files: BusboyFileStream[] = [];
  let receivedBytes = 0;
  let isClosed = false;

  const close = (error?: MultipartError) => {
    if (isClosed) return;
    isClosed = true;
    body.off('data', onData).off('end', onEnd).off('error', onDisconnect).off('close', onDisconnect).pause();
    for (const file of files) if (!file.readableEnded) file.destroy(error);
    parser.destroy();
    if (error) queue.destroy(error);
    else queue.end();
  };
  const fail = (message: string) => close(new MultipartError(message));

  const onData = (chunk: Buffer) => {
    receivedBytes += chunk.length;
    const fileBytes = files.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
    if (receivedBytes - fileBytes > MAX_OVERHEAD_BYTES)
      return fail('The form contains too much data besides its files. Send smaller fields.');
    if (parser.write(chunk) || isClosed) return;
    // The parser is waiting until the content of a file is read.
    body.pause();
    parser.once('drain', () => !isClosed && body.resume());
  };
  const onEnd = () => {
    // A stream closes after its end.
    body.off('close', onDisconnect);
    parser.end();
  };
  const onDisconnect = () => fail('The connection was closed before the form was complete. Send it again.');

  parser.on('field', (name: string | undefined, value, _isNameTruncated, isValueTruncated) => {
    if (isValueTruncated)
      fail(`The field "${name?.slice(0, 60)}" is too large. Fields are limited to ${MAX_FIELD_BYTES} bytes. Send a shorter value.`);
    else if (!isClosed) queue.write({ kind: 'field', name: name ?? '', value } satisfies FormPart);
  });
  parser.on('file', (name: string | undefined, content, fileName, _encoding, type) => {
    content.on('error', ignoreError);
    // The browser sends an empty name if no file is selected.
    if (fileName === '' || isClosed) return void content.resume();
    files.push(content);
    // Browsers send quotation marks as %22.
    queue.write({ kind: 'file', name: name ?? '', file: { name: fileName.replaceAll('%22', '"'), type, content } } satisfies FormPart);
  });
  parser.on('partsLimit', () => fail(`The form has too many fields. Forms are limited to ${maxParts} fields. Send fewer fields.`));
  parser.on('error', () => fail('The form is incomplete or malformed. Send it again.'));
  parser.on('finish', () => close());
  body.on('data', onData).once('end', onEnd).once('error', onDisconnect).once('close', onDisconnect);

  return { parts: queue.iterator({ destroyOnReturn: false }) as AsyncIterable<FormPart>, close: () => close() };
}
