/** The session of the signed-in user: the cookie is the browser's; its nonce authorizes requests (docs/rest.md). */
import apiFetch from '@wordpress/api-fetch';
import { type EditedNode, STUDIO_PATH } from '../shell/paths.ts';
import { getEditorStartPath, loadEditorStart, SESSION_PATH } from './first-requests.ts';
import { getErrorMessage, getErrorStatus, sendGraphql } from './graphql.ts';
import { setSiteTimeZone } from './site-time.ts';

export type Session = {
  user: { id: number; name: string; slug: string; roles: readonly string[] };
  nonce: string;
  must_set_up_second_factor: boolean;
  /** Origin of the site, without a slash at the end. */
  site_url: string;
  /** Title of the site. */
  site_title: string;
  /** The types by their extensions, `jpg|jpeg`, and the size of the largest file. The service also limits images. */
  uploads: { max_bytes: number; mime_types: Readonly<Record<string, string>> };
};

export type ContentType = {
  /** In WordPress: `page`. */
  slug: string;
  /** Plural. */
  name: string;
  description: string;
  hierarchical: boolean;
  rest_base: string;
  /** Names of its taxonomies. */
  taxonomies: readonly string[];
  viewable: boolean;
  labels: Readonly<Record<string, string>>;
  capabilities: Readonly<Record<string, string>>;
  supports: Readonly<Record<string, unknown>>;
  visibility: { show_ui: boolean };
};

/** A session with what the user may do. */
export type Account = Session & {
  capabilities: Readonly<Record<string, boolean>>;
  /** The content types that the user may edit. */
  types: readonly ContentType[];
};

/** What a sign-in form has to do next. */
export type SignInResult = { step: 'done' } | { step: 'second-factor'; token: string } | { step: 'failed'; message: string };

const DEVICE_TOKEN = 'studio-device-token';

/** Sends the nonce with each request of `apiFetch`, and replaces it when it has expired. */
export function startSession({ nonce }: Session): void {
  apiFetch.use(apiFetch.createRootURLMiddleware(`${location.origin}/wp-json/`));
  apiFetch.nonceMiddleware = apiFetch.createNonceMiddleware(nonce);
  apiFetch.use(apiFetch.nonceMiddleware);
  apiFetch.nonceEndpoint = '/wp-admin/admin-ajax.php?action=rest-nonce';
  apiFetch.use(apiFetch.mediaUploadMiddleware);
}

/** Responses by their paths. Only that of the node itself has content. */
export type EditorStart = Record<string, { body?: { content?: { raw?: string } } }>;

/**
 * Loads the responses that the editor requests when it opens a node, in one request and while its script loads (content/server/rest/wp/site/editor-start.ts).
 * Each is used once. Without them, the editor sends the requests itself.
 * @returns the content of the node as it is stored; empty if the request failed, and null if the node does not exist or the user may not edit it
 */
export async function preloadEditor(node: EditedNode): Promise<string | null> {
  try {
    const responses = (await loadEditorStart()) ?? (await apiFetch<EditorStart>({ path: getEditorStartPath(node) }));
    apiFetch.use(apiFetch.createPreloadingMiddleware(responses));
    const contents = Object.values(responses).map(({ body }) => body?.content?.raw);
    return contents.find((content) => content !== undefined) ?? '';
  } catch (error) {
    const status = getErrorStatus(error);
    // The editor's own requests show other errors.
    return status === 403 || status === 404 ? null : '';
  }
}

/** Users without the right to edit anything have no content types. */
async function loadContentTypes(): Promise<Record<string, ContentType>> {
  try {
    return await apiFetch<Record<string, ContentType>>({ path: '/wp/v2/types?context=edit' });
  } catch (error) {
    if (getErrorStatus(error) === 403) return {};
    throw error;
  }
}

/** Loads what the user may do. */
export async function loadAccount(session: Session): Promise<Account> {
  const [{ capabilities }, types, { gmt_offset: offset, timezone_string: timezone }] = await Promise.all([
    apiFetch<Pick<Account, 'capabilities'>>({ path: '/wp/v2/users/me?context=edit&_fields=capabilities' }),
    loadContentTypes(),
    apiFetch<{ gmt_offset: number; timezone_string: string }>({ path: '/?_fields=gmt_offset,timezone_string' }),
  ]);
  setSiteTimeZone({ offset, timezone });
  return { ...session, capabilities, types: Object.values(types) };
}

type AuthorizationResult = { code: string | null; error: string | null; deviceToken: string | null };

export async function signIn(username: string, password: string): Promise<SignInResult> {
  const query = `mutation StudioSignIn($input: GenerateAuthorizationCodeInput!) {
    generateAuthorizationCode(input: $input) { code error deviceToken secondFactorToken }
  }`;
  type Data = { generateAuthorizationCode: AuthorizationResult & { secondFactorToken: string | null } };
  const deviceToken = localStorage.getItem(DEVICE_TOKEN);
  const headers: Record<string, string> = deviceToken === null ? {} : { 'x-device-token': deviceToken };
  const { generateAuthorizationCode: result } = await sendGraphql<Data>(query, { input: { username, password } }, headers);
  return result.secondFactorToken === null ? finish(result) : { step: 'second-factor', token: result.secondFactorToken };
}

/** @param twoFactorCode of the app, or a recovery code */
export async function verifySecondFactor(token: string, twoFactorCode: string): Promise<SignInResult> {
  const query = `mutation StudioSecondFactor($input: VerifySecondFactorInput!) {
    verifySecondFactor(input: $input) { code error deviceToken }
  }`;
  const input = { secondFactorToken: token, twoFactorCode };
  const { verifySecondFactor: result } = await sendGraphql<{ verifySecondFactor: AuthorizationResult }>(query, { input });
  return finish(result);
}

/** Exchanges the authorization code for the cookie. */
async function finish({ code, error, deviceToken }: AuthorizationResult): Promise<SignInResult> {
  if (deviceToken !== null) localStorage.setItem(DEVICE_TOKEN, deviceToken);
  // The message is markup, written for pages of WordPress.
  if (code === null) return { step: 'failed', message: toText(error ?? 'The sign-in failed. Try again.') };
  const response = await fetch(SESSION_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  return response.ok ? { step: 'done' } : { step: 'failed', message: 'The sign-in took too long. Try again.' };
}

/** Converts the message to text, without its link to a page of WordPress. The sign-in form has its own. */
function toText(markup: string): string {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  for (const link of body.querySelectorAll('a')) link.remove();
  return body.textContent.replace(/^Error:\s*/, '').trim();
}

/** Sends an email with a link that leads to a page of the site, where the user chooses a new password. The response does not reveal whether the account exists. */
export async function sendPasswordResetEmail(username: string): Promise<void> {
  const query = `mutation StudioPasswordReset($input: SendPasswordResetEmailInput!) { sendPasswordResetEmail(input: $input) { success } }`;
  await sendGraphql(query, { input: { username } });
}

/** Ends the session and shows the sign-in page. @param onError is called with the reason if the session stays */
export async function signOut(onError: (message: string) => void): Promise<void> {
  try {
    await apiFetch({ path: '/site/v1/session', method: 'DELETE' });
    location.assign(STUDIO_PATH);
  } catch (error) {
    onError(getErrorMessage(error));
  }
}
