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
  if (isTooDeep(text)) throw new JsonTooDeep();
  return value;
}

/** Counts the brackets outside of strings, because walking the value would be recursive, or would take memory of the size of the value. */
function isTooDeep(json: string): boolean {
  if (json.length < 2 * MAX_DEPTH) return false;
  let depth = 0;
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index];
    if (character === '"') index = findEndOfString(json, index);
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** @param start index of the opening quote of a string that is complete */
function findEndOfString(json: string, start: number): number {
  let end = json.indexOf('"', start + 1);
  while (isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end;
}

function isEscaped(json: string, index: number): boolean {
  let backslashes = 0;
  while (json[index - 1 - backslashes] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}
