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
    throw hasControlCharacterFirst(text) ? new JsonControlCharacter() : error;
  }
}

/** JavaScript engines describe the errors of `JSON.parse` only in messages. */
function hasControlCharacterFirst(json: string): boolean {
  const closingBrackets: string[] = [];
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index];
    if (character === '[') closingBrackets.unshift(']');
    else if (character === '{') closingBrackets.unshift('}');
    else if (character === ']' || character === '}') closingBrackets.shift();
    if (character !== '"') continue;
    const end = findEndOfString(json, index);
    // eslint-disable-next-line no-control-regex
    const offset = json.slice(index, end).search(/[\u0000-\u001f]/);
    // The text before the character is valid if it can be completed: as a value, or as a name.
    if (offset !== -1) return ['"', '":0'].some((rest) => isJson(`${json.slice(0, index + offset)}${rest}${closingBrackets.join('')}`));
    index = end;
  }
  return false;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
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
