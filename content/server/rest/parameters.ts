/** Reads the parameters of a REST request from its body. */
import { readBody, decodeUtf8 } from '../request-body.ts';
import type { RequestContext } from '../request-context.ts';

/** Codes and tokens are small. */
const MAX_BYTES = 32_768;

export type Parameters = { [name: string]: unknown };

/**
 * Reads JSON or a URL-encoded form.
 * @returns null if the body is JSON but not an object, or is not valid JSON
 * @throws HttpError for a body that is too large, too slow or not UTF-8
 */
export async function readParameters(context: RequestContext): Promise<Parameters | null> {
  const text = decodeUtf8(await readBody(context, MAX_BYTES));
  if ((context.request.headers['content-type'] ?? '').toLowerCase().startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text));
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Parameters) : null;
  } catch {
    return null;
  }
}

/** A text parameter, or an empty string if it is missing or of another type. */
export function getText(parameters: Parameters, name: string): string {
  const value = parameters[name];
  return typeof value === 'string' ? value : '';
}
