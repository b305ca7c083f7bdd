import 'server-only';
import { readForm } from '#lib/http/read-form.ts';
import { type AccountForm, getAccountFormUri } from './account-forms.ts';
import { type ClientHeaders, getClientHeaders } from './content-auth.ts';
import { createDeviceCookie } from './device-cookie.ts';
import { logSessionFailure } from './log-failure.ts';
import { readRequestSession, type SessionTokens } from './session.ts';

/** The longest password has 4096 characters, which percent-encoding can make nine times as long. */
const LIMIT_BYTES = 48 * 1024;

const UNAVAILABLE = 'The service is temporarily unavailable. Nothing was changed. Try again in a minute.';

/** The result of a form: the page to show next, or the error message. Tokens start a session, and the device token is stored in a cookie. */
export type AccountFormResult = { location: string; tokens?: SessionTokens; deviceToken?: string | null } | { message: string };

/**
 * Receives one of the account forms, which work without scripts. Redirects to the next page, or back to the page of the form, which shows the message. The
 * message is stored in the encrypted cookie, so a link cannot add text to the page.
 * @param run processes the form. Every field is present and not too long. An error means that the content service is unavailable.
 */
export async function receiveAccountForm(
  request: Request,
  form: AccountForm,
  run: (values: URLSearchParams, client: ClientHeaders) => Promise<AccountFormResult>,
): Promise<Response> {
  const values = await readForm(request, LIMIT_BYTES);
  if (values instanceof Response) return values;
  const cookieResponse = new Response(null, { headers: { 'cache-control': 'private, no-store' } });
  const session = await readRequestSession(request, cookieResponse);
  const result = findFieldError(form, values) ?? (await runSafely(form, () => run(values, getClientHeaders(request.headers))));
  if ('location' in result) {
    if (result.tokens) session.tokens = result.tokens;
    delete session.failedForm;
  } else session.failedForm = { identifier: (values.get('identifier') ?? '').slice(0, 200), message: result.message };
  await session.save();
  if ('location' in result && result.deviceToken) cookieResponse.headers.append('set-cookie', createDeviceCookie(result.deviceToken));
  cookieResponse.headers.set(
    'location',
    'location' in result ? result.location : getAccountFormUri(form, pickHidden(form, values), 'failed'),
  );
  return new Response(null, { status: 303, headers: cookieResponse.headers });
}

function findFieldError(form: AccountForm, values: URLSearchParams): { message: string } | null {
  for (const { name, label, maxLength } of form.fields) {
    const value = values.get(name) ?? '';
    if (value.trim() === '') return { message: `Enter your ${label.toLowerCase()}.` };
    // Browsers enforce it, but other clients can send anything.
    if (value.length > maxLength) return { message: `Use at most ${maxLength} characters for your ${label.toLowerCase()}.` };
  }
  return null;
}

async function runSafely(form: AccountForm, run: () => Promise<AccountFormResult>): Promise<AccountFormResult> {
  try {
    return await run();
  } catch (error) {
    logSessionFailure(`The form "${form.title}" could not be processed`, error);
    return { message: UNAVAILABLE };
  }
}

function pickHidden({ hidden }: AccountForm, values: URLSearchParams): Record<string, string> {
  return Object.fromEntries(hidden.flatMap((name) => (values.has(name) ? [[name, values.get(name) ?? '']] : [])));
}
