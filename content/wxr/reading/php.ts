/**
 * Values as PHP's `serialize` writes them: WordPress keeps lists and records in single texts that way. Objects are not made: reading them is
 * how PHP itself gets hurt, and nothing in an export needs them.
 */

export type PhpValue = string | number | boolean | null | PhpValue[] | { [name: string]: PhpValue };

/** Values nested deeper are no values anybody wrote. */
const MAX_DEPTH = 32;

/**
 * Reads `a:1:{i:0;s:3:"111";}`. An array whose keys count from 0 becomes a list, any other a record.
 * @returns undefined for what is no serialized value, or holds an object
 */
export function readPhp(text: string): PhpValue | undefined {
  // Lengths count bytes, so the walk is over bytes.
  const reader = { bytes: Buffer.from(text), at: 0 };
  try {
    const value = readValue(reader, 0);
    return reader.at === reader.bytes.length ? value : undefined;
  } catch (error) {
    if (error instanceof NotSerialized) return undefined;
    throw error;
  }
}

/** Writes what `readPhp` reads; a list gets the keys 0, 1, 2, …. */
export function writePhp(value: PhpValue): string {
  if (value === null) return 'N;';
  if (typeof value === 'boolean') return `b:${value ? 1 : 0};`;
  if (typeof value === 'number') return Number.isInteger(value) ? `i:${value};` : `d:${value};`;
  if (typeof value === 'string') return `s:${Buffer.byteLength(value)}:"${value}";`;
  const members: [string | number, PhpValue][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return `a:${members.length}:{${members.map(([name, item]) => writeKey(name) + writePhp(item)).join('')}}`;
}

/** PHP turns keys that are written as whole numbers into numbers. */
function writeKey(name: string | number): string {
  return typeof name === 'number' || /^(0|-?[1-9]\d{0,8})$/.test(name) ? `i:${name};` : writePhp(name);
}

class NotSerialized extends Error {
  override name = 'NotSerialized';
}

type Reader = { bytes: Buffer; at: number };

function readValue(reader: Reader, depth: number): PhpValue {
  if (depth > MAX_DEPTH) throw new NotSerialized();
  const kind = String.fromCharCode(reader.bytes[reader.at] ?? 0);
  reader.at += 1;
  if (kind === 'N') {
    expect(reader, ';');
    return null;
  }
  expect(reader, ':');
  if (kind === 'b') return readUntil(reader, ';') === '1';
  if (kind === 'i' || kind === 'd') return readNumber(readUntil(reader, ';'));
  if (kind === 's') return readString(reader);
  if (kind === 'a') return readArray(reader, depth);
  throw new NotSerialized();
}

function readString(reader: Reader): string {
  const length = readNumber(readUntil(reader, ':'));
  expect(reader, '"');
  const end = reader.at + length;
  if (!Number.isSafeInteger(length) || length < 0 || end > reader.bytes.length) throw new NotSerialized();
  const text = reader.bytes.toString('utf8', reader.at, end);
  reader.at = end;
  expect(reader, '";');
  return text;
}

function readArray(reader: Reader, depth: number): PhpValue {
  const count = readNumber(readUntil(reader, ':'));
  // A member takes four bytes at least: a count that can't be true ends here and not in the memory.
  if (!Number.isSafeInteger(count) || count < 0 || count * 4 > reader.bytes.length) throw new NotSerialized();
  expect(reader, '{');
  const members: [string, PhpValue][] = [];
  for (let index = 0; index < count; index += 1) {
    const name = readValue(reader, MAX_DEPTH);
    if (typeof name !== 'string' && typeof name !== 'number') throw new NotSerialized();
    members.push([String(name), readValue(reader, depth + 1)]);
  }
  expect(reader, '}');
  return members.every(([name], index) => name === String(index)) ? members.map(([, value]) => value) : Object.fromEntries(members);
}

function readNumber(text: string): number {
  const number = Number(text);
  if (text === '' || !Number.isFinite(number)) throw new NotSerialized();
  return number;
}

function readUntil(reader: Reader, sign: string): string {
  const end = reader.bytes.indexOf(sign, reader.at);
  if (end < 0 || end - reader.at > 32) throw new NotSerialized();
  const text = reader.bytes.toString('latin1', reader.at, end);
  reader.at = end + 1;
  return text;
}

function expect(reader: Reader, signs: string): void {
  const end = reader.at + signs.length;
  if (reader.bytes.toString('latin1', reader.at, end) !== signs) throw new NotSerialized();
  reader.at = end;
}
