/**
 * Parts of a response that differ intentionally. Each path names one difference exactly; any other difference fails. The rule, and the decisions behind the
 * reasons, are in docs/decisions/0050-intended-differences.md.
 */
export type IntendedDifference = { paths: readonly string[]; reason: string };

const resetReason = 'The response is the same whether or not the account exists, so it contains no user.';
const unknownAccountReason =
  'The error for an unknown account is the same as for a wrong password, so that it does not reveal which accounts exist.';
const stickyReason = 'WordPress returns a sticky post, because it looks for a URL without a path of its own in a list.';

/** Differences by recording. */
export const differences: Readonly<Record<string, readonly IntendedDifference[]>> = {
  'acf-fields': [
    {
      paths: ['errors.0.message', 'errors.1.message', 'errors.2', 'errors.3'],
      reason:
        'The recorded site had declared a custom field group that is not part of the content model, so the query is rejected with other errors.',
    },
  ],
  'faust-rest-authorize-code-reused': [
    {
      paths: ['status', 'accessToken', 'accessTokenExpiration', 'refreshToken', 'refreshTokenExpiration', 'code', 'data', 'message'],
      reason:
        'A code can be used only once, so that a code found in a browser history or log is useless. WordPress accepts it again for a minute.',
    },
  ],
  'faust-rest-authorize-refreshToken-and-code': [
    {
      paths: ['status', 'code', 'data', 'message', 'accessToken', 'accessTokenExpiration', 'refreshToken', 'refreshTokenExpiration'],
      reason: 'A valid code takes precedence over an invalid refresh token. In WordPress a stale cookie makes a sign-in fail once.',
    },
  ],
  'gutenberg-blockEditorContentNodes': [
    {
      paths: ['data.blockEditorContentNodes', 'errors'],
      reason:
        'The recorded plugin failed with "Internal server error" for this list, so there is nothing to compare it with. Here the list is returned. The test compares its nodes with the recorded cache keys and with `contentNodes`, and their blocks with `gutenberg-blocksJSON`.',
    },
  ],
  'gutenberg-blocks-typed': [
    {
      paths: ['data.post.blocks', 'errors'],
      reason:
        'In the recorded plugin a reusable block makes all blocks of the content null for visitors, so there is nothing to compare them with. Here visitors read the block, as in `content`. The test compares every field of the blocks with `gutenberg-blocksJSON`.',
    },
  ],
  'gutenberg-blocks-typed-era': [
    {
      paths: ['data.post.blocks.3.attributes.url'],
      reason:
        'Faust’s plugin changed the URL of an image to the front end, which does not have the file. Here it stays on the content host, as in later versions of the plugin.',
    },
  ],
  'jwt/mutation-login-unknown-user': [{ paths: ['errors.0.message'], reason: unknownAccountReason }],
  'jwt/mutation-refreshJwtAuthToken-with-auth-token': [
    {
      paths: ['data.refreshJwtAuthToken', 'errors'],
      reason: 'An auth token cannot be exchanged for another one. In the plugin a leaked auth token can be renewed forever.',
    },
  ],
  'jwt/viewer-jwt-refresh-token-as-bearer': [
    {
      paths: ['data.viewer'],
      reason: 'A refresh token is exchanged and does not authenticate requests. In the plugin, a leaked refresh token works for a year.',
    },
  ],
  'mutation-generateAuthorizationCode-unknown-email': [{ paths: ['data.generateAuthorizationCode.error'], reason: unknownAccountReason }],
  'mutation-generateAuthorizationCode-unknown-user': [{ paths: ['data.generateAuthorizationCode.error'], reason: unknownAccountReason }],
  'mutation-sendPasswordResetEmail-email': [{ paths: ['data.sendPasswordResetEmail.user'], reason: resetReason }],
  'mutation-sendPasswordResetEmail-username': [{ paths: ['data.sendPasswordResetEmail.user'], reason: resetReason }],
  'nodeByUri-external': [{ paths: ['data.nodeByUri'], reason: `A URL of another host returns null. ${stickyReason}` }],
  'nodeByUri-post_frontend_url': [
    {
      paths: ['data.nodeByUri.databaseId', 'data.nodeByUri.id', 'data.nodeByUri.uri'],
      reason: `The URL of a post on the site returns that post. ${stickyReason}`,
    },
  ],
  'protocol-empty-body': [
    { paths: ['status'], reason: 'An empty body is a client error: 400, as required by GraphQL over HTTP. WordPress returns 500.' },
  ],
  'protocol-text-plain': [{ paths: ['status'], reason: 'An unsupported content type is a client error: 415. WordPress returns 500.' }],
};

/** Returns the reason for a difference, or undefined if it is not intended. */
export function findReason(name: string, path: string): string | undefined {
  return differences[name]?.find(({ paths }) => paths.includes(path))?.reason;
}

/** Recordings that cannot be replayed, each with the reason. */
export const notReplayed: Readonly<Record<string, string>> = {
  'faust-generate-loggedin-evil': 'The request was sent with the cookies of a WordPress admin session, which this service does not have.',
};

const bearerReason =
  'With the JWT plugin, a token that it did not issue makes every query fail. Without it, Faust tokens are accepted and other tokens are ignored.';

/**
 * Two installations were recorded, and they contradict each other about bearer tokens. The responses without the JWT plugin are the reference: the test
 * asserts that the response to the recording named in `by` equals the recorded one.
 */
export const contradictions: Readonly<Record<string, { by: string; reason: string }>> = {
  'jwt/posts-bad-token': { by: 'posts-bad-token', reason: bearerReason },
  'jwt/viewer-bad-jwt': { by: 'viewer-bad-jwt', reason: bearerReason },
  'jwt/viewer-bad-token': { by: 'viewer-bad-token', reason: bearerReason },
  'jwt/viewer-jwt-tampered': { by: 'viewer-bad-jwt', reason: bearerReason },
  'jwt/viewer-faust-token': { by: 'viewer-editor', reason: bearerReason },
};
