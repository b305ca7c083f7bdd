import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { scaleToMachine } from '../../../tests/support/machine-speed.ts';
import { isMultipartForm, MultipartError, openMultipartForm, readFirstFile } from './multipart.ts';

const TYPE = 'multipart/form-data; boundary=b';
const body = (...parts: string[]) => `${parts.map((part) => `--b\r\n${part}`).join('\r\n')}\r\n--b--\r\n`;
const field = (name: string, value: string) => `content-disposition: form-data; name="${name}"\r\n\r\n${value}`;
const file = (name: string, content: string, fileName = 'plan.pdf') =>
  `content-disposition: form-data; name="${name}"; filename="${fileName}"\r\ncontent-type: application/pdf\r\n\r\n${content}`;

/** A stream that delivers the text in chunks of this size. */
function toStream(text: string, chunkSize = 1_000): Readable {
  const bytes = Buffer.from(text);
  const chunks = function* () {
    for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
  };
  return Readable.from(chunks(), { objectMode: false });
}

async function readAll(stream: Readable, maxParts = 20): Promise<string[]> {
  const parts: string[] = [];
  for await (const part of openMultipartForm(stream, TYPE, maxParts).parts) {
    if (part.kind === 'field') parts.push(`${part.name}=${part.value}`);
    else parts.push(`${part.name}<${(await buffer(part.file.content)).toString()}`);
  }
  return parts;
}

test.each([1, 2, 7, 1_000])('reads parts that arrive in chunks of %i bytes', async (size) => {
  const text = body(field('name', 'Ada\r\n--ada'), file('plan', 'one\r\n-\r\n--\r\n--c\r\n'), field('last', ''));
  expect(await readAll(toStream(text, size))).toEqual(['name=Ada\r\n--ada', 'plan<one\r\n-\r\n--\r\n--c\r\n', 'last=']);
});

test('takes time in proportion to the body, regardless of the size of its chunks', async () => {
  const start = performance.now();
  await readAll(toStream(body(field('message', 'x'.repeat(128_000))), 1));
  expect(performance.now() - start).toBeLessThan(scaleToMachine(5_000));
});

test('reads a large file with limited memory', async () => {
  let sent = 0;
  const stream = Readable.from(
    (function* () {
      yield Buffer.from(`--b\r\n${file('plan', '')}`);
      for (; sent < 400; sent += 1) yield Buffer.alloc(65_536, 'x');
      yield Buffer.from('\r\n--b--\r\n');
    })(),
    { objectMode: false },
  );
  const parts = openMultipartForm(stream, TYPE, 5).parts[Symbol.asyncIterator]();
  const { value: part } = await parts.next();
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  // Nothing reads the file yet, so the parser does not accept more.
  expect(sent).toBeLessThan(20);
  let bytes = 0;
  for await (const chunk of part.file.content as AsyncIterable<Buffer>) bytes += chunk.length;
  expect(bytes).toBe(400 * 65_536);
  expect((await parts.next()).done).toBe(true);
});

test('skips a file field without a file, and decodes names', async () => {
  const text = body(file('empty', '', ''), file('plan', 'x', 'C:\\plans\\Grundriß %22A%22.pdf'));
  const { file: first } = await readFirstFile(toStream(text), TYPE);
  expect(first).toMatchObject({ name: 'C:\\plans\\Grundriß "A".pdf', type: 'application/pdf' });
});

describe('the first file', () => {
  test('comes with the fields before it, and the fields after it are read when its content was read', async () => {
    const stream = toStream(
      body(field('title', 'Dock'), file('file', 'content'), field('late', 'x'), file('other', 'more'), field('last', 'y')),
    );
    const { fields, file: first, readLaterFields } = await readFirstFile(stream, TYPE);
    expect([...fields]).toEqual([['title', 'Dock']]);
    expect((await buffer(first?.content as Readable)).toString()).toBe('content');
    // A second file ends the form.
    expect([...(await readLaterFields())]).toEqual([['late', 'x']]);
  });

  test('can be discarded, and the rest of the body can still be drained', async () => {
    const stream = toStream(body(file('file', 'x'.repeat(500_000))), 10_000);
    const { file: first } = await readFirstFile(stream, TYPE);
    first?.content.destroy();
    await once(first?.content as Readable, 'close');
    stream.resume();
    await expect(once(stream, 'end')).resolves.toEqual([]);
  });

  test('is null if the form has none', async () => {
    const { fields, file: first } = await readFirstFile(toStream(body(field('ids[]', '1'), field('ids[]', '2'))), TYPE);
    expect([[...fields], first]).toEqual([
      [
        ['ids[]', '1'],
        ['ids[]', '2'],
      ],
      null,
    ]);
  });
});

describe('rejects', () => {
  test.each([
    ['a form without an end', `--b\r\n${field('name', 'Ada')}`, 'incomplete or malformed'],
    ['a file without an end', `--b\r\n${file('plan', 'x')}`, 'incomplete or malformed'],
    ['a body that is not a form', 'nonsense', 'incomplete or malformed'],
    ['an empty body', '', 'incomplete or malformed'],
    ['too many fields', body(...Array.from({ length: 21 }, (_, index) => field(`f${index}`, 'x'))), 'limited to 20 fields'],
    ['too many files', body(...Array.from({ length: 21 }, (_, index) => file(`f${index}`, 'x'))), 'limited to 20 fields'],
    ['a field that is too large', body(field('message', 'x'.repeat(131_073))), 'The field "message" is too large'],
    ['too much data before the first part', 'x'.repeat(9_000_000), 'too much data'],
    ['too much data in a part that is ignored', body(`x-other: 1\r\n\r\n${'x'.repeat(9_000_000)}`), 'too much data'],
    ['too much data in a field without a file', body(file('empty', 'x'.repeat(9_000_000), '')), 'too much data'],
  ])('%s', async (_name, text, message) => {
    const reading = readAll(toStream(text, 65_536));
    await expect(reading).rejects.toThrow(MultipartError);
    await expect(reading).rejects.toThrow(message);
  });

  test('a form whose connection closes', async () => {
    const stream = new Readable({ read() {} });
    stream.push(`--b\r\n${field('name', 'Ada')}\r\n--b\r\n${file('plan', 'x')}`);
    const reading = readAll(stream);
    setTimeout(() => stream.destroy(new Error('aborted')), 5);
    await expect(reading).rejects.toThrow('connection was closed');
  });

  test('a form whose connection closes before its file is read', async () => {
    const stream = new Readable({ read() {} });
    stream.push(`--b\r\n${file('plan', 'x')}`);
    const { file: first } = await readFirstFile(stream, TYPE);
    stream.destroy();
    await expect(buffer(first?.content as Readable)).rejects.toThrow('connection was closed');
  });
});

test.each([
  ['multipart/form-data; boundary=b', true],
  ['multipart/form-data; charset=utf-8; boundary="a b"', true],
  ['Multipart/Form-Data;boundary=b', true],
  ['multipart/form-data', false],
  ['multipart/mixed; boundary=b', false],
  ['text/plain; boundary=b', false],
])('%s is a form: %s', (type, expected) => {
  expect(isMultipartForm(type)).toBe(expected);
});
