import 'server-only';
import { z } from 'zod';
import { readForm } from '#lib/http/read-form.ts';
import { createTextResponse } from '#lib/http/text-response.ts';
import { type ClientHeaders, getClientHeaders, runMutation } from './content-auth.ts';
import { logSessionFailure } from './log-failure.ts';
import { createAccountPath, createLoginPath } from './login-path.ts';
import { findFieldError, FORM_LIMIT_BYTES, UNAVAILABLE } from './receive-account-form.ts';
import { toLocalUri } from './redirect-uri.ts';
import { renewTokens } from './renew-tokens.ts';
import { getSecurityForm, getSecurityFormId, isSecurityFormName, type SecurityFormName } from './security-forms.ts';
import { openRequestSession, type Session } from './session.ts';

const totpSchema = z.object({ secret: z.string(), uri: z.string() });
const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()).nullish() });

/** What a form does. Either a mutation of the content service, whose result is stored in the session, or a change of the session only. */
type Action = {
  mutation?: string;
  selection?: string;
  toInput?: (values: URLSearchParams) => Record<string, string>;
  store?: (session: Session, payload: unknown) => void;
};

const get = (values: URLSearchParams, name: string) => values.get(name) ?? '';
const toPassword = (values: URLSearchParams) => ({ password: get(values, 'password') });
const toId = (values: URLSearchParams) => ({ id: get(values, 'id') });

/** Recovery codes are null if the account had a second factor before. */
const storeRecoveryCodes = (session: Session, payload: unknown) => {
  const { recoveryCodes } = recoveryCodesSchema.parse(payload);
  delete session.totpSetup;
  if (!recoveryCodes) return;
  session.recoveryCodes = recoveryCodes;
  session.mustSetUpSecondFactor = false;
};

const actions: Record<SecurityFormName, Action> = {
  'start-totp': {
    mutation: 'startTotpSetup',
    selection: 'secret uri',
    toInput: toPassword,
    store: (session, payload) => {
      session.totpSetup = totpSchema.parse(payload);
    },
  },
  'confirm-totp': {
    mutation: 'confirmTotpSetup',
    selection: 'recoveryCodes',
    toInput: (values) => ({ twoFactorCode: get(values, 'code') }),
    store: storeRecoveryCodes,
  },
  'cancel-totp': { store: (session) => delete session.totpSetup },
  'remove-totp': { mutation: 'removeTotp', toInput: toPassword },
  'recovery-codes': { mutation: 'createRecoveryCodes', selection: 'recoveryCodes', toInput: toPassword, store: storeRecoveryCodes },
  'recovery-codes-stored': { store: (session) => delete session.recoveryCodes },
  'add-passkey': {
    mutation: 'registerPasskey',
    selection: 'recoveryCodes',
    toInput: (values) => ({ name: get(values, 'name'), credential: get(values, 'credential') }),
    store: storeRecoveryCodes,
  },
  'rename-passkey': { mutation: 'renamePasskey', toInput: (values) => ({ ...toId(values), name: get(values, 'name') }) },
  'remove-passkey': { mutation: 'removePasskey', toInput: (values) => ({ ...toId(values), ...toPassword(values) }) },
  'end-session': { mutation: 'endSession', toInput: toId },
  'end-other-sessions': { mutation: 'endOtherSessions', toInput: () => ({}) },
  password: { mutation: 'changePassword', toInput: (values) => ({ ...toPassword(values), newPassword: get(values, 'newPassword') }) },
};

/** Receives a form of the account page, and returns to the page, which shows the result. Redirects to the sign-in page if the session has ended. */
export async function receiveSecurityForm(request: Request, name: string): Promise<Response> {
  const values = await readForm(request, FORM_LIMIT_BYTES);
  if (values instanceof Response) return values;
  if (!isSecurityFormName(name)) return createTextResponse(404, 'There is no such form.');
  const { session, redirectTo } = await openRequestSession(request);
  const client = getClientHeaders(request.headers);
  const accessToken = await renewTokens(session, client);
  const accountPath = createAccountPath(toLocalUri(values.get('redirect_uri')));
  if (accessToken === null) return redirectTo(createLoginPath(accountPath));
  const message =
    findFieldError(getSecurityForm(name), values)?.message ?? (await runAction(name, values, { session, client, accessToken }));
  if (message === null) delete session.failedForm;
  else session.failedForm = { identifier: '', message };
  await session.save();
  const formId = getSecurityFormId(name, values.get('id'));
  return redirectTo(message === null ? `${accountPath}&done=${name}` : `${accountPath}&failed=${encodeURIComponent(formId)}#${formId}`);
}

/** @returns the message for the user, or null */
async function runAction(
  name: SecurityFormName,
  values: URLSearchParams,
  { session, client, accessToken }: { session: Session; client: ClientHeaders; accessToken: string },
): Promise<string | null> {
  const { mutation, selection = 'clientMutationId', toInput = () => ({}), store } = actions[name];
  try {
    const result =
      mutation === undefined ? { payload: null } : await runMutation(mutation, selection, toInput(values), client, accessToken);
    if ('message' in result) return result.message;
    store?.(session, result.payload);
    return null;
  } catch (error) {
    logSessionFailure(`The form "${name}" of the account page could not be processed`, error);
    return UNAVAILABLE;
  }
}
