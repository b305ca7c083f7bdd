import { type WriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { forms } from '#lib/forms/registry.ts';
import type { RequestContext } from '../request-context.ts';
import { receiveForm } from './receive-form.ts';

/** As if the process had too many open files. */
vi.mock(import('node:fs'), async (importOriginal) => {
  const original = await importOriginal();
  const createWriteStream = (): WriteStream => original.createWriteStream('/nowhere/file');
  return { ...original, createWriteStream };
});

test('a file that cannot be stored ends the request and not the process', async () => {
  const form = forms.find(({ fields }) => fields.some(({ kind }) => kind === 'file'));
  const field = form?.fields.find(({ kind }) => kind === 'file');
  if (!form || !field) throw new Error('No form has a file field.');
  const body = `--x\r\ncontent-disposition: form-data; name="${field.name}"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7\r\n--x--\r\n`;
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(body.length) };
  const request = Object.assign(Readable.from([Buffer.from(body)], { objectMode: false }), { headers }) as unknown as IncomingMessage;
  const folder = await mkdtemp(path.join(tmpdir(), 'receive-form-'));
  await expect(receiveForm({ request } as RequestContext, form, folder)).rejects.toMatchObject({ code: 'ENOENT' });
  await rm(folder, { recursive: true });
});
