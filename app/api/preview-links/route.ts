import { readForm } from '#lib/http/read-form.ts';
import { type ClientHeaders, getClientHeaders, runMutation } from '#lib/session/content-auth.ts';
import { logSessionFailure } from '#lib/session/log-failure.ts';
import { createSignInPath } from '#lib/session/login-path.ts';
import { UNAVAILABLE } from '#lib/session/receive-account-form.ts';
import { toLocalUri } from '#lib/session/redirect-uri.ts';
import { renewTokens } from '#lib/session/renew-tokens.ts';
import { openRequestSession } from '#lib/session/session.ts';

const LIMIT_BYTES = 4096;

/**
 * Creates a preview link of the content `id` that is valid for `hours`, or revokes the link `revoke`. Returns to the preview at `redirect_uri`, which shows the
 * links or the error message. Redirects to the sign-in page if the session has ended.
 */
export async function POST(request: Request): Promise<Response> {
  const form = await readForm(request, LIMIT_BYTES);
  if (form instanceof Response) return form;
  const preview = toLocalUri(form.get('redirect_uri')) ?? '/';
  const { session, redirectTo } = await openRequestSession(request);
  const client = getClientHeaders(request.headers);
  const accessToken = await renewTokens(session, client);
  if (accessToken === null) return redirectTo(createSignInPath(preview));
  const message = await changeLinks(form, client, accessToken);
  if (message !== null) session.failedForm = { identifier: '', message };
  await session.save();
  return redirectTo(addShareParameter(preview, message === null ? 'open' : 'failed'));
}

/** @returns the message for the editor, or null if the links were changed */
async function changeLinks(form: URLSearchParams, client: ClientHeaders, accessToken: string): Promise<string | null> {
  const revoked = form.get('revoke');
  const id = form.get('id') ?? '';
  const hours = Number(form.get('hours'));
  if (revoked === null && (id === '' || !Number.isInteger(hours))) return 'Choose how long the link is valid.';
  try {
    const result =
      revoked === null
        ? await runMutation('createPreviewLink', 'clientMutationId', { id, hours }, client, accessToken)
        : await runMutation('revokePreviewLink', 'clientMutationId', { id: revoked }, client, accessToken);
    return 'message' in result ? result.message : null;
  } catch (error) {
    logSessionFailure('The preview links could not be changed', error);
    return UNAVAILABLE;
  }
}

/** The panel with the links is open after a change. */
function addShareParameter(uri: string, value: 'open' | 'failed'): string {
  const [path = '/', search = ''] = uri.split('#', 1)[0]?.split('?', 2) ?? [];
  const parameters = new URLSearchParams(search);
  parameters.set('share', value);
  return `${path}?${parameters.toString()}`;
}
