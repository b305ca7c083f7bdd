/** Receives a submitted form: fields in memory, files on the disk, both within limits. */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { formatAlternatives } from '#lib/format/list.ts';
import type { FieldError, FileField, FormDefinition } from '#lib/forms/types.ts';
import { INCOMING_FOLDER, type ReceivedForm, type ReceivedFile } from '../../forms/received-form.ts';
import { detectFileType } from '../../media/file-types.ts';
import { toFileName } from '../../media/file-name.ts';
import { decodeForm, readBody } from '../request-body.ts';
import type { RequestContext } from '../request-context.ts';
import { HttpError } from '../http-error.ts';
import { isMultipartForm, MultipartError, openMultipartForm, type FilePart, type FormPart } from './multipart.ts';

/** Limit for all fields together. The longest form needs a tenth of it. */
const MAX_VALUE_BYTES = 256 * 1024;
/** The longest form has thirty parts. */
const MAX_PARTS = 120;
/** A file that is larger than its field allows is read up to this limit and discarded, so that the rest of the form is still read. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** @throws HttpError for a body that no form of the site sends */
export async function receiveForm(context: RequestContext, form: FormDefinition, folder: string): Promise<ReceivedForm> {
  const { request } = context;
  const type = request.headers['content-type'] ?? '';
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    const pairs = [...decodeForm(await readBody(context, MAX_VALUE_BYTES))];
    if (pairs.length > MAX_PARTS)
      throw new HttpError(400, `The form has too many fields. Forms are limited to ${MAX_PARTS} fields. Send fewer fields.`);
    const values = new Map<string, string[]>();
    for (const [name, value] of pairs) addValue(values, name, value);
    return { values, files: [], errors: [], discard: async () => {} };
  }
  if (!isMultipartForm(type))
    throw new HttpError(415, 'The content type is not supported. Send multipart/form-data or a URL-encoded form.');
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw createTooLargeError();
  const work = join(folder, INCOMING_FOLDER, randomUUID());
  const discard = () => rm(work, { recursive: true, force: true });
  const { parts, close } = openMultipartForm(request, type, MAX_PARTS);
  try {
    return { ...(await receiveParts(parts, form, work)), discard };
  } catch (error) {
    close();
    await discard();
    throw error instanceof MultipartError ? new HttpError(400, error.message) : error;
  }
}

async function receiveParts(parts: AsyncIterable<FormPart>, form: FormDefinition, work: string): Promise<Omit<ReceivedForm, 'discard'>> {
  const values = new Map<string, string[]>();
  const files: ReceivedFile[] = [];
  const errors: FieldError[] = [];
  let valueBytes = 0;
  for await (const part of parts) {
    if (part.kind === 'field') {
      valueBytes += Buffer.byteLength(part.value);
      if (valueBytes > MAX_VALUE_BYTES) throw createTooLargeError();
      addValue(values, part.name, part.value);
      continue;
    }
    const field = form.fields.find((candidate): candidate is FileField => candidate.kind === 'file' && candidate.name === part.name);
    const isAllowed = field !== undefined && files.filter((file) => file.field === field.name).length < field.maxFiles;
    const result = isAllowed ? await receiveFile(part.file, field, work) : await discardFile(part.file, field);
    if (result === null) continue;
    if ('path' in result) files.push(result);
    else if (!errors.some((error) => error.field === result.field)) errors.push(result);
  }
  return { values, files, errors };
}

function addValue(values: Map<string, string[]>, name: string, value: string): void {
  const existing = values.get(name);
  if (existing) existing.push(value);
  else values.set(name, [value]);
}

async function receiveFile({ name, content }: FilePart, field: FileField, work: string): Promise<ReceivedFile | FieldError> {
  await mkdir(work, { recursive: true, mode: 0o700 });
  // The client's file name is never part of the path.
  const path = join(work, randomUUID());
  const bytes = await writeLimited(content, path, field.maxBytes);
  const createError = (message: string): FieldError => ({ field: field.name, message });
  const quotedName = `“${toFileName(name).slice(0, 60)}”`;
  if (bytes > field.maxBytes) return createError(`${quotedName} is larger than ${field.maxBytes / 1024 / 1024} MB. Choose a smaller file`);
  if (bytes === 0) return createError(`${quotedName} is empty. Choose another file`);
  const detected = await detectFileType(path);
  const type = detected && 'type' in detected ? detected.type : null;
  if (!type || !field.fileTypes.some(({ mimeType }) => mimeType === type.mimeType))
    return createError(`${quotedName} is not a ${formatLabels(field)} file. Choose another file`);
  return { field: field.name, name: `${toFileName(name)}.${type.extension}`, mimeType: type.mimeType, bytes, path };
}

const formatLabels = ({ fileTypes }: FileField) => formatAlternatives(fileTypes.map(({ label }) => label));

/** Reads a file to its end without storing it, so that the parts after it can be read. */
async function discardFile({ content }: FilePart, field: FileField | undefined): Promise<FieldError | null> {
  await writeLimited(content, null, 0);
  return field ? { field: field.name, message: `Choose up to ${field.maxFiles} files` } : null;
}

/** @returns the size of the content; bytes beyond the limit are not stored */
async function writeLimited(content: FilePart['content'], path: string | null, limit: number): Promise<number> {
  let bytes = 0;
  // Errors reach the callbacks below. Without this listener, a file that cannot be opened would also end the process.
  const file = path === null ? null : createWriteStream(path, { mode: 0o600, flags: 'wx' }).on('error', () => undefined);
  const count = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > MAX_BODY_BYTES) return done(createTooLargeError());
      if (!file || bytes > limit) return done();
      file.write(chunk, done);
    },
    final: (done) => (file ? file.end(done) : done()),
    destroy: (error, done) => {
      file?.destroy();
      done(error);
    },
  });
  await pipeline(content, count);
  return bytes;
}

function createTooLargeError(): HttpError {
  return new HttpError(413, 'The form is too large. Send less text, or smaller files.');
}
