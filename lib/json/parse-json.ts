/** Parses JSON that clients send. */

/** PHP's limit, and so that of WordPress. Recursive functions, such as `JSON.stringify`, overflow the call stack at some thousand levels. */
const MAX_DEPTH = 512;

export class JsonTooDeep extends Error {
  override name = 'JsonTooDeep';
  /** PHP's message. */
  override message = 'Maximum stack depth exceeded';
}

/** @throws SyntaxError if the text is not valid JSON, JsonTooDeep if it has more than 512 levels */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (isTooDeep(value)) throw new JsonTooDeep();
  return value;
}

/** Walks the value level by level, because a recursive walk would overflow the call stack. */
function isTooDeep(value: unknown): boolean {
  let level = [value].filter(isContainer);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((container) => Object.values(container)).filter(isContainer);
  }
  return false;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;
