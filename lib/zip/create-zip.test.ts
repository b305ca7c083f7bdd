import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { createZip } from './create-zip.ts';

const entries = [
  { name: 'logos/causeway.svg', content: Buffer.from('<svg/>') },
  { name: 'Übersicht.txt', content: Buffer.from('Causeway') },
  { name: 'empty.txt', content: Buffer.alloc(0) },
];

test('the directory lists the files with their sizes, check sums and positions', () => {
  const zip = createZip(entries);
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06_05_4b_50);
  expect(zip.readUInt16LE(end + 10)).toBe(3);
  let position = zip.readUInt32LE(end + 16);
  expect(position + zip.readUInt32LE(end + 12)).toBe(end);
  for (const { name, content } of entries) {
    expect(zip.readUInt32LE(position)).toBe(0x02_01_4b_50);
    expect(zip.readUInt32LE(position + 16)).toBe(crc32(content));
    expect(zip.readUInt32LE(position + 24)).toBe(content.length);
    const nameLength = zip.readUInt16LE(position + 28);
    expect(zip.toString('utf8', position + 46, position + 46 + nameLength)).toBe(name);
    const local = zip.readUInt32LE(position + 42);
    const start = local + 30 + nameLength;
    expect(zip.readUInt32LE(local)).toBe(0x04_03_4b_50);
    expect(zip.subarray(start, start + content.length)).toEqual(content);
    position += 46 + nameLength;
  }
  expect(position).toBe(end);
});

test('the same files make the same archive', () => {
  expect(createZip(entries).equals(createZip(entries))).toBe(true);
});
