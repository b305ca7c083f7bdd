/** Parameters that a request for a REST route carries in its body. */
import type { IncomingMessage } from 'node:http';
import { readBody, toText } from '../body.ts';

/** Codes and tokens are small. */
const MAX_BYTES = 32_768;

export type Parameters = { [name: string]: unknown };

/**
 * Reads JSON or a form.
 * @returns null for a body that is no JSON object
 * @throws Refusal for a body that is too large, too slow or no text
 */
export async function readParameters(request: IncomingMessage): Promise<Parameters | null> {
  const text = toText(await readBody(request, MAX_BYTES));
  if ((request.headers['content-type'] ?? '').toLowerCase().startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text));
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Parameters) : null;
  } catch {
    return null;
  }
}

/** A parameter that is text; empty where it is missing or something else. */
export function textOf(parameters: Parameters, name: string): string {
  const value = parameters[name];
  return typeof value === 'string' ? value : '';
}
