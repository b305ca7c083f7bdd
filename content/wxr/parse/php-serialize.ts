/**
 * Parses and writes the format of PHP's `serialize`, in which WordPress stores lists and records. Objects are rejected: exports do not need them,
 * and unserializing them is a known security risk in PHP.
 */

export type PhpValue = string | number | boolean | null | PhpValue[] | { [name: string]: PhpValue };

/** Maximum nesting depth. Deeper values are rejected. */
const MAX_DEPTH = 32;

/**
 * Parses text such as `a:1:{i:0;s:3:"111";}`. An array with the keys 0, 1, 2 and so on becomes a list, any other array a record.
 * @returns undefined if the text is not a serialized value or contains an object
 */
export function unserializePhp(text: string): PhpValue | undefined {
  // Lengths are in bytes, so the parser works on bytes.
  const reader = { bytes: Buffer.from(text), position: 0 };
  try {
    const value = readValue(reader, 0);
    return reader.position === reader.bytes.length ? value : undefined;
  } catch (error) {
    if (error instanceof InvalidPhpError) return undefined;
    throw error;
  }
}

/** The inverse of `unserializePhp`. The items of a list get the keys 0, 1, 2 and so on. */
export function serializePhp(value: PhpValue): string {
  if (value === null) return 'N;';
  if (typeof value === 'boolean') return `b:${value ? 1 : 0};`;
  if (typeof value === 'number') return Number.isInteger(value) ? `i:${value};` : `d:${value};`;
  if (typeof value === 'string') return `s:${Buffer.byteLength(value)}:"${value}";`;
  const members: [string | number, PhpValue][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return `a:${members.length}:{${members.map(([name, item]) => serializeKey(name) + serializePhp(item)).join('')}}`;
}

/** PHP converts keys that are decimal integers to numbers. */
function serializeKey(name: string | number): string {
  return typeof name === 'number' || /^(0|-?[1-9]\d{0,8})$/.test(name) ? `i:${name};` : serializePhp(name);
}

class InvalidPhpError extends Error {
  override name = 'NotSerialized';
}

type Reader = { bytes: Buffer; position: number };

function readValue(reader: Reader, depth: number): PhpValue {
  if (depth > MAX_DEPTH) throw new InvalidPhpError();
  const kind = String.fromCharCode(reader.bytes[reader.position] ?? 0);
  reader.position += 1;
  if (kind === 'N') {
    consume(reader, ';');
    return null;
  }
  consume(reader, ':');
  if (kind === 'b') return readUntil(reader, ';') === '1';
  if (kind === 'i' || kind === 'd') return readNumber(readUntil(reader, ';'));
  if (kind === 's') return readString(reader);
  if (kind === 'a') return readArray(reader, depth);
  throw new InvalidPhpError();
}

function readString(reader: Reader): string {
  const length = readNumber(readUntil(reader, ':'));
  consume(reader, '"');
  const end = reader.position + length;
  if (!Number.isSafeInteger(length) || length < 0 || end > reader.bytes.length) throw new InvalidPhpError();
  const text = reader.bytes.toString('utf8', reader.position, end);
  reader.position = end;
  consume(reader, '";');
  return text;
}

function readArray(reader: Reader, depth: number): PhpValue {
  const count = readNumber(readUntil(reader, ':'));
  // A member takes at least four bytes. An impossible count is rejected before it can use up memory.
  if (!Number.isSafeInteger(count) || count < 0 || count * 4 > reader.bytes.length) throw new InvalidPhpError();
  consume(reader, '{');
  const members: [string, PhpValue][] = [];
  for (let index = 0; index < count; index += 1) {
    const name = readValue(reader, MAX_DEPTH);
    if (typeof name !== 'string' && typeof name !== 'number') throw new InvalidPhpError();
    members.push([String(name), readValue(reader, depth + 1)]);
  }
  consume(reader, '}');
  return members.every(([name], index) => name === String(index)) ? members.map(([, value]) => value) : Object.fromEntries(members);
}

function readNumber(text: string): number {
  const number = Number(text);
  if (text === '' || !Number.isFinite(number)) throw new InvalidPhpError();
  return number;
}

function readUntil(reader: Reader, delimiter: string): string {
  const end = reader.bytes.indexOf(delimiter, reader.position);
  if (end < 0 || end - reader.position > 32) throw new InvalidPhpError();
  const text = reader.bytes.toString('latin1', reader.position, end);
  reader.position = end + 1;
  return text;
}

function consume(reader: Reader, expected: string): void {
  const end = reader.position + expected.length;
  if (reader.bytes.toString('latin1', reader.position, end) !== expected) throw new InvalidPhpError();
  reader.position = end;
}
