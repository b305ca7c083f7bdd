/** Client of the forms API of the content service. */
import { readEnv, toContentUrl } from '#lib/env/env.ts';
import { getCookie } from '#lib/http/cookies.ts';

export const CLOCK_COOKIE = 'form-clock';
/** How long the content service accepts a signed timestamp. */
export const CLOCK_MAX_AGE_SECONDS = 86_400;

/** Timeout for forms with files, which take as long as the connection of the visitor needs. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** Response of the content service to a submission, valid or not. */
export type FormSubmissionResult = {
  /** Token for the query parameter `form`, with which the page shows the result. */
  token: string;
  /** Placement id of the form: identifies the node and the block that shows it. */
  place: string;
  /** Path of the page with the form. Null if it is unknown. */
  uri: string | null;
};

/**
 * Sends a request to the forms API.
 * @param path relative to `/wp-json/site/v1/forms/`
 * @param isUpload the request may contain files, so it gets a longer timeout
 * @throws if the content service cannot be reached or does not respond in time
 */
export async function fetchFormsApi(path: string, init: RequestInit & { duplex?: 'half' }, isUpload = false): Promise<Response> {
  const { CONTENT_TIMEOUT_MS } = readEnv();
  return await fetch(toContentUrl(`/wp-json/site/v1/forms/${path}`), {
    ...init,
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(isUpload ? UPLOAD_TIMEOUT_MS : CONTENT_TIMEOUT_MS),
  });
}

/** Returns the signed timestamp from the cookie of the visitor, or an empty string. */
export function getFormClock(headers: Headers): string {
  const clock = getCookie(headers.get('cookie'), CLOCK_COOKIE) ?? '';
  return /^[\w.-]{1,100}$/.test(clock) ? clock : '';
}
