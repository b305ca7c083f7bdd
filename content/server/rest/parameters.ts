/** Reads the parameters of a REST request from its query and its body, as WordPress's REST API does. */
import { JsonTooDeep, parseJson } from '#lib/json/parse-json.ts';
import { decodeForm, decodeUtf8, readBody } from '../request-body.ts';
import type { RequestContext } from '../request-context.ts';

/** Codes and tokens are small. */
const MAX_BYTES = 32_768;

export type Parameters = { [name: string]: unknown };

/** PHP's number and text for an error in JSON. */
export type JsonError = { json_error_code: number; json_error_message: string };

const DEPTH_ERROR: JsonError = { json_error_code: 1, json_error_message: 'Maximum stack depth exceeded' };
const SYNTAX_ERROR: JsonError = { json_error_code: 4, json_error_message: 'Syntax error' };
const CONTROL_CHARACTER_ERROR: JsonError = {
  json_error_code: 3,
  json_error_message: 'Control character error, possibly incorrectly encoded',
};

/**
 * Reads JSON or a URL-encoded form. A body of another type has no parameters. The values of the body replace those of the query.
 * @throws HttpError for a body that is too large, too slow or not UTF-8
 */
export async function readParameters(context: RequestContext): Promise<{ parameters: Parameters } | { jsonError: JsonError }> {
  const body = await readBody(context, MAX_BYTES);
  const query = Object.fromEntries(context.search);
  const type = (context.request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/x-www-form-urlencoded') return { parameters: { ...query, ...Object.fromEntries(decodeForm(body)) } };
  const text = decodeUtf8(body);
  if (!/^application\/(?:[\w.+-]+\+)?json$/.test(type) || text === '') return { parameters: query };
  try {
    const value = parseJson(text);
    return { parameters: typeof value === 'object' && value !== null ? { ...query, ...value } : query };
  } catch (error) {
    return { jsonError: describeJsonError(error) };
  }
}

/** @param error thrown by `parseJson` */
export function describeJsonError(error: unknown): JsonError {
  if (error instanceof JsonTooDeep) return DEPTH_ERROR;
  return String(error).includes('control character') ? CONTROL_CHARACTER_ERROR : SYNTAX_ERROR;
}

/** A text or number parameter without surrounding whitespace, or an empty string if it is missing or of another type. */
export function getText(parameters: Parameters, name: string): string {
  const value = parameters[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
