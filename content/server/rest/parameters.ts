/** Reads the parameters of a REST request from its query and its body, as WordPress's REST API does. */
import type { IncomingMessage } from 'node:http';
import { JsonControlCharacter, JsonTooDeep, JsonTooLarge, parseJson } from '#lib/json/parse-json.ts';
import { isRecord } from '#lib/json/records.ts';
import { HttpError } from '../http-error.ts';
import { decodeForm, decodeUtf8, readBody } from '../request-body.ts';
import type { RequestContext } from '../request-context.ts';
import { parseQuery, type RawParameters } from './wp/framework/parse-query.ts';
import { RestError } from './wp/framework/rest-error.ts';

/** Codes and tokens are small. */
const MAX_BYTES = 32_768;

/**
 * The values of the body replace those of the query.
 * @throws HttpError for a body that is too large, too slow or not UTF-8
 * @throws RestError for a body that is not valid JSON
 */
export async function readParameters(context: RequestContext): Promise<RawParameters> {
  const body = await readBody(context, MAX_BYTES);
  return { ...parseQuery(context.search), ...parseBody(context.request, body) };
}

/**
 * Reads JSON or a URL-encoded form. A body of another type has no parameters.
 * @throws HttpError for a body that has too many values or is not UTF-8
 * @throws RestError for a body that is not valid JSON
 */
export function parseBody({ headers }: Pick<IncomingMessage, 'headers'>, body: Buffer): RawParameters {
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/x-www-form-urlencoded') return parseQuery(decodeForm(body));
  const text = decodeUtf8(body);
  if (!/^application\/(?:[\w.+-]+\+)?json$/.test(type) || text.trim() === '') return {};
  try {
    const value = parseJson(text);
    return isRecord(value) ? value : {};
  } catch (error) {
    if (error instanceof JsonTooLarge) throw new HttpError(413, error.message);
    throw new RestError(400, 'rest_invalid_json', 'Invalid JSON body passed.', describeJsonError(error));
  }
}

/** PHP's number and text for an error of `parseJson`. */
function describeJsonError(error: unknown): { json_error_code: number; json_error_message: string } {
  if (error instanceof JsonTooDeep) return { json_error_code: 1, json_error_message: error.message };
  if (error instanceof JsonControlCharacter)
    return { json_error_code: 3, json_error_message: 'Control character error, possibly incorrectly encoded' };
  return { json_error_code: 4, json_error_message: 'Syntax error' };
}

/** A text or number parameter without surrounding whitespace, or an empty string if it is missing or of another type. */
export function getText(parameters: RawParameters, name: string): string {
  const value = parameters[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
