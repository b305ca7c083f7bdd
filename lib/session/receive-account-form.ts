import 'server-only';
import { readForm } from '#lib/http/read-form.ts';
import { type AccountForm, getAccountFormUri } from './account-forms.ts';
import { type ClientHeaders, getClientHeaders } from './content-auth.ts';
import { createDeviceCookie } from './device-cookie.ts';
import { logSessionFailure } from './log-failure.ts';
import { type FailedForm, openRequestSession, type Session, type SessionTokens } from './session.ts';

/** The longest password has 4096 characters, which percent-encoding can make nine times as long. */
export const FORM_LIMIT_BYTES = 48 * 1024;

export const UNAVAILABLE = 'The service is temporarily unavailable. Nothing was changed. Try again in a minute.';

/** A completed sign-in: the tokens start a session, and the device token is stored in a cookie. */
export interface SignedInResult {
  tokens: SessionTokens;
  deviceToken: string | null;
  /** The account can do nothing until it has a second factor. */
  mustSetUpSecondFactor: boolean;
}

/** The result of a form: the page to show next, or the error message. */
export type AccountFormResult = { location: string; signedIn?: SignedInResult } | { message: string };

/**
 * Receives one of the account forms, which work without scripts. Redirects to the next page, or back to the page of the form, which shows the message. The
 * message is stored in the encrypted cookie, so a link cannot add text to the page.
 * @param run processes the form. Every field is present and not too long. An error means that the content service is unavailable.
 */
export async function receiveAccountForm(
  request: Request,
  form: AccountForm,
  run: (values: URLSearchParams, client: ClientHeaders, session: Session) => Promise<AccountFormResult>,
): Promise<Response> {
  const values = await readForm(request, FORM_LIMIT_BYTES);
  if (values instanceof Response) return values;
  const { session, headers, redirectTo } = await openRequestSession(request);
  const result = findFieldError(form, values) ?? (await runSafely(form, () => run(values, getClientHeaders(request.headers), session)));
  if ('location' in result) {
    if (result.signedIn) startSession(session, result.signedIn);
    delete session.failedForm;
  } else session.failedForm = createFailedForm(form, values, result.message);
  await session.save();
  if ('location' in result && result.signedIn?.deviceToken) headers.append('set-cookie', createDeviceCookie(result.signedIn.deviceToken));
  return redirectTo('location' in result ? result.location : getAccountFormUri(form, pickHidden(form, values), 'failed'));
}

function createFailedForm(form: AccountForm, values: URLSearchParams, message: string): FailedForm {
  const kept = form.fields.filter(
    ({ name, type, autoComplete }) => name !== 'identifier' && type !== 'password' && autoComplete !== 'one-time-code',
  );
  const entered = Object.fromEntries(kept.map(({ name, maxLength }) => [name, (values.get(name) ?? '').slice(0, maxLength)]));
  const identifier = (values.get('identifier') ?? '').slice(0, 200);
  return { identifier, message, entered, ...(message === UNAVAILABLE && { isUnavailable: true }) };
}

/** Replaces what the session contained, which may belong to another account. */
function startSession(session: Session, { tokens, mustSetUpSecondFactor }: SignedInResult): void {
  delete session.pendingSignIn;
  delete session.totpSetup;
  delete session.recoveryCodes;
  Object.assign(session, { tokens, mustSetUpSecondFactor });
}

export function findFieldError(form: AccountForm, values: URLSearchParams): { message: string } | null {
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
