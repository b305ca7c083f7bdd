import { readLimitedText } from './read-limited-text.ts';
import { isSameOrigin } from './same-origin.ts';
import { createTextResponse } from './text-response.ts';

/**
 * Reads a form that a page of this site sends.
 * @returns its fields, or the response to a form of another site (403) or to one that is too large (413)
 */
export async function readForm(request: Request, limitBytes: number): Promise<URLSearchParams | Response> {
  if (!isSameOrigin(request.headers)) return createTextResponse(403, 'This form can only be sent from this site.');
  const body = await readLimitedText(request.body, limitBytes);
  return body === null ? createTextResponse(413, `The form is larger than ${limitBytes} bytes.`) : new URLSearchParams(body);
}
