/** Serializes the result of an operation in steps, so that a large response does not block other requests. */
import { createTooLargeError, type OperationGuard } from './request-guard.ts';

/** Smaller results are serialized without pauses. */
const MAX_BYTES_AT_ONCE = 500_000;
/** The root fields are two levels below the result: `data`, the field. */
const ROOT_FIELD_LEVELS = 2;
/** The items of a list in a connection of a root field are four levels below the result: `data`, the field, `nodes`, the item. */
const SPLIT_LEVELS = 5;

const encoder = new TextEncoder();

/** The JSON of root fields that many results share, in UTF-8. */
const sharedJson = new WeakMap<object, Uint8Array>();

/** Serializes the root fields of data that many results will contain, once for all of them. @returns the bytes of their JSON */
export function serializeShared(data: Readonly<Record<string, unknown>>): number {
  let length = 0;
  for (const value of Object.values(data)) {
    const bytes = encoder.encode(JSON.stringify(value));
    if (typeof value === 'object' && value !== null) sharedJson.set(value, bytes);
    length += bytes.length;
  }
  return length;
}

/**
 * @param result consists of plain objects, lists and JSON values
 * @returns JSON in UTF-8. Its memory is not shared with other buffers, so that a cache keeps no more than what it counts.
 * @throws GraphQLError if it is longer than the limit of the request
 */
export async function serializeResult(result: unknown, guard: OperationGuard): Promise<Uint8Array> {
  if (guard.bytes <= MAX_BYTES_AT_ONCE) return joinPieces([...serializeInPieces(result, ROOT_FIELD_LEVELS)]);
  const pieces: Piece[] = [];
  let length = 0;
  for (const piece of serializeInPieces(result, SPLIT_LEVELS)) {
    pieces.push(piece);
    // Escaped characters can make the text six times longer than the values.
    length += piece.length;
    if (length > guard.maxBytes) throw createTooLargeError(guard.maxBytes);
    const paused = guard.pause();
    if (paused) await paused;
  }
  return joinPieces(pieces);
}

type Piece = string | Uint8Array;

/** Encodes each piece at its place. Encoding the text as a whole takes four times as long, because V8 copies the pieces to one string first. */
function joinPieces(pieces: readonly Piece[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0));
  const target = Buffer.from(bytes.buffer);
  let offset = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') offset += target.write(piece, offset);
    else {
      bytes.set(piece, offset);
      offset += piece.length;
    }
  }
  return bytes;
}

function* serializeInPieces(value: unknown, levels: number): Generator<Piece> {
  const shared = typeof value === 'object' && value !== null ? sharedJson.get(value) : undefined;
  if (shared !== undefined) yield shared;
  else if (levels === 0 || typeof value !== 'object' || value === null) yield JSON.stringify(value) ?? 'null';
  else if (Array.isArray(value)) {
    yield '[';
    for (const [index, item] of value.entries()) {
      if (index > 0) yield ',';
      yield* serializeInPieces(item, levels - 1);
    }
    yield ']';
  } else {
    let separator = '{';
    for (const [key, item] of Object.entries(value)) {
      if (item === undefined) continue;
      yield `${separator}${JSON.stringify(key)}:`;
      yield* serializeInPieces(item, levels - 1);
      separator = ',';
    }
    yield separator === '{' ? '{}' : '}';
  }
}
