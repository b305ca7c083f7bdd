/** What a form has sent, as it comes in: fields in memory, files on the disk, all of it within limits. */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FieldError, FileField, FormDefinition } from '#lib/forms/types.ts';
import { ARRIVING, type Incoming, type ReceivedFile } from '../../forms/received-form.ts';
import { detectFileType } from '../../media/file-types.ts';
import { toFileName } from '../../media/file-name.ts';
import { readBody, decodeUtf8 } from '../request-body.ts';
import { HttpError } from '../request-context.ts';
import { boundaryOf, BrokenForm, readParts, type FilePart } from './multipart.ts';

/** All fields together; the longest form is a tenth of it. */
const MAX_VALUE_BYTES = 256 * 1024;
/** Names and answers; the longest form has thirty. */
const MAX_PARTS = 120;
/** What is sent beyond what a field takes is read to its end up to here, so that the rest of the form arrives. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** @throws Refusal for what no form of ours sends */
export async function receiveForm(request: IncomingMessage, form: FormDefinition, folder: string): Promise<Incoming> {
  const type = request.headers['content-type'] ?? '';
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    const pairs = [...new URLSearchParams(decodeUtf8(await readBody(request, MAX_VALUE_BYTES)))];
    if (pairs.length > MAX_PARTS) throw new HttpError(400, `The form has more than ${MAX_PARTS} fields.`);
    const values = new Map<string, string[]>();
    for (const [name, value] of pairs) addValue(values, name, value);
    return { values, files: [], errors: [], discard: async () => {} };
  }
  const boundary = boundaryOf(type);
  if (boundary === null) throw new HttpError(415, 'Send the form as it is.');
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw createTooLargeError();
  const work = join(folder, ARRIVING, randomUUID());
  const discard = () => rm(work, { recursive: true, force: true });
  try {
    return { ...(await receiveParts(request, boundary, form, work)), discard };
  } catch (error) {
    await discard();
    throw error instanceof BrokenForm ? new HttpError(400, error.message) : error;
  }
}

async function receiveParts(
  request: IncomingMessage,
  boundary: string,
  form: FormDefinition,
  work: string,
): Promise<Omit<Incoming, 'discard'>> {
  const values = new Map<string, string[]>();
  const files: ReceivedFile[] = [];
  const errors: FieldError[] = [];
  let valueBytes = 0;
  for await (const part of readParts(request, boundary, MAX_PARTS)) {
    if (part.kind === 'field') {
      valueBytes += Buffer.byteLength(part.value);
      if (valueBytes > MAX_VALUE_BYTES) throw createTooLargeError();
      addValue(values, part.name, part.value);
      continue;
    }
    const field = form.fields.find((one): one is FileField => one.kind === 'file' && one.name === part.name);
    const isOneMore = field !== undefined && files.filter((file) => file.field === field.name).length < field.maxFiles;
    const taken = isOneMore ? await receiveFile(part.file, field, work) : await discardFile(part.file, field);
    if (taken === null) continue;
    if ('path' in taken) files.push(taken);
    else if (!errors.some((error) => error.field === taken.field)) errors.push(taken);
  }
  return { values, files, errors };
}

function addValue(values: Map<string, string[]>, name: string, value: string): void {
  const before = values.get(name);
  if (before) before.push(value);
  else values.set(name, [value]);
}

async function receiveFile({ name, content }: FilePart, field: FileField, work: string): Promise<ReceivedFile | FieldError> {
  await mkdir(work, { recursive: true, mode: 0o700 });
  // What it was called takes no part in where it lies.
  const path = join(work, randomUUID());
  const bytes = await writeLimited(content, path, field.maxBytes);
  const error = (message: string): FieldError => ({ field: field.name, message });
  const shown = `“${toFileName(name).slice(0, 60)}”`;
  if (bytes > field.maxBytes) return error(`${shown} is larger than ${field.maxBytes / 1024 / 1024} MB. Choose a smaller file`);
  if (bytes === 0) return error(`${shown} is empty. Choose it again`);
  const found = await detectFileType(path);
  const kind = found && 'kind' in found ? found.kind : null;
  const taken = field.fileTypes.find(({ mimeType }) => mimeType === kind?.mimeType);
  if (!taken || !kind) return error(`${shown} is no ${formatLabels(field)} file. Choose one that is`);
  return { field: field.name, name: `${toFileName(name)}.${kind.extension}`, mimeType: kind.mimeType, bytes, path };
}

const formatLabels = ({ fileTypes: kinds }: FileField) =>
  kinds
    .map(({ label }) => label)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1');

/** Read to its end and thrown away. */
async function discardFile({ content }: FilePart, field: FileField | undefined): Promise<FieldError | null> {
  await writeLimited(content, null, 0);
  return field ? { field: field.name, message: `Choose up to ${field.maxFiles} files` } : null;
}

/** @returns bytes that came; what is beyond the limit is not kept */
async function writeLimited(content: FilePart['content'], path: string | null, limit: number): Promise<number> {
  let bytes = 0;
  const file = path === null ? null : createWriteStream(path, { mode: 0o600, flags: 'wx' });
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
  return new HttpError(413, 'That is more than the form holds.');
}
