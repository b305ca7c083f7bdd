import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readParts } from './multipart.ts';
import { scaleToMachine } from '../../../tests/support/machine-speed.ts';

const body = (...parts: string[]) => `${parts.map((part) => `--b\r\n${part}`).join('\r\n')}\r\n--b--\r\n`;
const field = (name: string, value: string) => `content-disposition: form-data; name="${name}"\r\n\r\n${value}`;
const file = (name: string, content: string) => `content-disposition: form-data; name="${name}"; filename="plan.pdf"\r\n\r\n${content}`;

async function read(text: string, size: number): Promise<string[]> {
  const bytes = Buffer.from(text);
  const pieces = function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  };
  const found: string[] = [];
  for await (const part of readParts(Readable.from(pieces(), { objectMode: false }), 'b', 20)) {
    if (part.kind === 'field') found.push(`${part.name}=${part.value}`);
    else found.push(`${part.name}<${(await part.file.content.toArray()).join('')}`);
  }
  return found;
}

test.each([1, 2, 7, 1_000])('reads parts that come in pieces of %i bytes', async (size) => {
  const text = body(field('name', 'Ada\r\n--ada'), file('plan', 'one\r\n-\r\n--\r\n--c\r\n'), field('last', ''));
  expect(await read(text, size)).toEqual(['name=Ada\r\n--ada', 'plan<one\r\n-\r\n--\r\n--c\r\n', 'last=']);
});

test('takes time in proportion to what comes, in whatever pieces it comes', async () => {
  const begin = performance.now();
  await read(body(field('message', 'x'.repeat(128_000))), 1);
  expect(performance.now() - begin).toBeLessThan(scaleToMachine(5_000));
});
