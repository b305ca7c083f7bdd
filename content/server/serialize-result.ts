/** Serializes the result of an operation in steps, so that a large response does not block other requests. */
import { createTooLargeError, type OperationGuard } from './request-guard.ts';

/** Smaller results are serialized without pauses. */
const MAX_BYTES_AT_ONCE = 500_000;
/** The root fields are two levels below the result: `data`, the field. */
const ROOT_FIELD_LEVELS = 2;
/** The items of a list in a connection of a root field are four levels below the result: `data`, the field, `nodes`, the item. */
const SPLIT_LEVELS = 5;

/** The texts of root fields that many results share. */
const sharedTexts = new WeakMap<object, string>();

/** Serializes the root fields of data that many results will contain, once for all of them. @returns the length of the texts */
export function serializeShared(data: Readonly<Record<string, unknown>>): number {
  let length = 0;
  for (const value of Object.values(data)) {
    const text = JSON.stringify(value);
    if (typeof value === 'object' && value !== null) sharedTexts.set(value, text);
    length += text.length;
  }
  return length;
}

/**
 * @param result consists of plain objects, lists and JSON values
 * @throws GraphQLError if the text is longer than the limit of the request
 */
export async function serializeResult(result: unknown, guard: OperationGuard): Promise<string> {
  let text = '';
  if (guard.bytes <= MAX_BYTES_AT_ONCE) {
    for (const piece of serializeInPieces(result, ROOT_FIELD_LEVELS)) text += piece;
    return text;
  }
  for (const piece of serializeInPieces(result, SPLIT_LEVELS)) {
    text += piece;
    // Escaped characters can make the text six times longer than the values.
    if (text.length > guard.maxBytes) throw createTooLargeError(guard.maxBytes);
    const paused = guard.pause();
    if (paused) await paused;
  }
  return text;
}

function* serializeInPieces(value: unknown, levels: number): Generator<string> {
  const shared = typeof value === 'object' && value !== null ? sharedTexts.get(value) : undefined;
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
