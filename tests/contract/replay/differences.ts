const RESET_REASON = 'The response is the same whether or not the account exists, so it contains no user.';

/** Recordings whose response differs intentionally, each with the reason. */
export const differences: Readonly<Record<string, string>> = {
  'acf-fields':
    'The recorded site had declared a custom field group that is not part of the content model, so the query is rejected with a different error.',
  'faust-rest-authorize-code-reused':
    'A code can be used only once, so that a code found in a browser history or log is useless. WordPress accepts it again for a minute.',
  'faust-rest-authorize-refreshToken-and-code':
    'A valid code takes precedence over an invalid refresh token. In WordPress a stale cookie makes a sign-in fail once.',
  'gutenberg-blockEditorContentNodes': 'The recorded plugin failed with "Internal server error" for this list. Here the list is returned.',
  'gutenberg-blocks-typed':
    'In the recorded plugin a reusable block that the visitor cannot read makes all blocks of the content null. Here only that block has no content.',
  'gutenberg-blocks-typed-era':
    'The recorded plugin changed the URL of an image to the front end, which does not have the file. Here it stays on the content host, as in `content`.',
  'gutenberg-blocksJSON':
    'The recorded WordPress rendered some blocks on the server ("dynamicContent"). Here the site renders them from their attributes.',
  'jwt/mutation-login-unknown-user':
    'The error for an unknown name is the same as for a wrong password, so that it does not reveal which accounts exist.',
  'jwt/mutation-refreshJwtAuthToken-with-auth-token':
    'An auth token cannot be exchanged for another one. In the plugin a leaked auth token can be renewed forever.',
  'jwt/viewer-jwt-refresh-token-as-bearer':
    'A refresh token is exchanged and does not authenticate requests. In the plugin, a leaked refresh token works for a year.',
  'mutation-generateAuthorizationCode-unknown-email':
    'The error for an unknown email address is the same as for a wrong password, so that it does not reveal which accounts exist.',
  'mutation-generateAuthorizationCode-unknown-user':
    'The error for an unknown name is the same as for a wrong password, so that it does not reveal which accounts exist.',
  'mutation-sendPasswordResetEmail-email': RESET_REASON,
  'mutation-sendPasswordResetEmail-username': RESET_REASON,
  'nodeByUri-external': 'A URL of another host returns null. WordPress returns a sticky post.',
  'nodeByUri-post_frontend_url': 'The URL of a post on the site returns that post. WordPress returns a sticky post.',
  'offset-contentNodes': 'A reusable block that the visitor cannot see is not counted. WordPress omits it from the list, but counts it.',
  'post-full':
    'The recorded block theme added layout classes and responsive image sizes to the rendered content. Here the site adds them when it renders the blocks.',
  'protocol-empty-body': 'An empty body is a client error: 400, as required by GraphQL over HTTP. WordPress returns 500.',
  'protocol-text-plain': 'An unsupported content type is a client error: 415. WordPress returns 500.',
};

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
