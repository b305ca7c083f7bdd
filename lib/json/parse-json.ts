/** Parses JSON that clients send. */

/** PHP's limit, and so that of WordPress. Recursive functions, such as `JSON.stringify`, overflow the call stack at some thousand levels. */
const MAX_DEPTH = 512;

/** Members, items and containers. A parsed value can take more than twenty times the memory of its text: an empty object has two characters. */
const MAX_VALUES = 200_000;

export class JsonTooDeep extends Error {
  override name = 'JsonTooDeep';
  /** PHP's message. */
  override message = 'Maximum stack depth exceeded';
}

/** A string contains a control character that is not escaped, and the text before it is valid. */
export class JsonControlCharacter extends SyntaxError {
  override name = 'JsonControlCharacter';
}

export class JsonTooLarge extends Error {
  override name = 'JsonTooLarge';
  override message = `The JSON has too many values. It is limited to ${MAX_VALUES.toLocaleString('en-US')}. Send it in several requests.`;
}

/**
 * @throws SyntaxError if the text is not valid JSON, JsonControlCharacter if a control character is the first error, JsonTooDeep if it has more than 512 levels,
 * JsonTooLarge if it has more than 200,000 values
 */
export function parseJson(text: string): unknown {
  checkSize(text);
  try {
    return JSON.parse(text);
  } catch (error) {
    // V8 names the kind of error only in the message. The tests of this file notice another wording.
    throw String(error).includes('control character') ? new JsonControlCharacter() : error;
  }
}

/** Counts brackets and commas in the text: the parsed value might not fit in memory, and walking it would be recursive. */
function checkSize(json: string): void {
  if (json.length < 2 * MAX_DEPTH) return;
  let depth = 0;
  let values = 0;
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index];
    if (character === '"') index = findEndOfString(json, index);
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (character === '[' || character === '{' || character === ',') values += 1;
    if (depth > MAX_DEPTH) throw new JsonTooDeep();
    if (values > MAX_VALUES) throw new JsonTooLarge();
  }
}

/**
 * @param start index of the opening quote
 * @returns index of the closing quote, or the length of the text if it is missing
 */
function findEndOfString(json: string, start: number): number {
  let end = json.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end === -1 ? json.length : end;
}

function isEscaped(json: string, index: number): boolean {
  let backslashes = 0;
  while (json[index - 1 - backslashes] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}
