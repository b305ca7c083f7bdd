/** Recordings that are answered otherwise on purpose, each with its reason. */
export const differences: Readonly<Record<string, string>> = {
  'acf-fields':
    'The recorded site had declared a field group of its own, which is not part of our content model: the question is refused with other words.',
  'faust-rest-authorize-code-reused':
    'A code works once: whoever finds one in a history or a log gets nothing for it. WordPress takes it again for a minute.',
  'faust-rest-authorize-refreshToken-and-code': 'A fresh code wins: in WordPress a stale cookie makes a sign-in fail once.',
  'gutenberg-blockEditorContentNodes': 'The recorded plugin broke on this list ("Internal server error"); here it is told.',
  'gutenberg-blocks-typed':
    'In the recorded plugin a reusable block that a visitor may not read takes all blocks of the content with it; here it is told alone.',
  'gutenberg-blocks-typed-era':
    'The recorded plugin led the address of a picture to the front end, where no such file is; here it stays on the content host, as it does in `content`.',
  'gutenberg-blocksJSON':
    'The recorded editor had rendered some blocks itself ("dynamicContent"), which sites here draw from the attributes.',
  'jwt/mutation-login-unknown-user': 'An unknown name is told as a wrong password is, so that nobody learns who has an account.',
  'jwt/mutation-refreshJwtAuthToken-with-auth-token': 'An auth token gets no further one: in the plugin one that leaked lasts for ever.',
  'mutation-generateAuthorizationCode-unknown-email':
    'An unknown address is told as a wrong password is, so that nobody learns who has an account.',
  'mutation-generateAuthorizationCode-unknown-user':
    'An unknown name is told as a wrong password is, so that nobody learns who has an account.',
  'nodeByUri-external': 'An address of another host leads to nothing; WordPress answers with a sticky post.',
  'nodeByUri-post_frontend_url': 'The address of a post on the site leads to that post; WordPress answers with a sticky one.',
  'offset-contentNodes': 'A reusable block that a visitor may not see is not counted; WordPress leaves it out of the list, but counts it.',
  'post-full':
    'The recorded block theme put layout classes and responsive sizes into the rendered content; here blocks carry them, and the site draws them.',
  'protocol-empty-body': 'An empty body is a fault of the caller: 400, as GraphQL over HTTP asks, where WordPress answers 500.',
  'protocol-text-plain': 'A content type that is not taken is a fault of the caller: 415, where WordPress answers 500.',
};

/** Recordings that can't be sent again. */
export const notReplayed: Readonly<Record<string, string>> = {
  'faust-generate-loggedin-evil':
    'It was sent with the cookies of a session in WordPress’s administration, which this service does not have.',
};

const bearers =
  'With the JWT plugin a token that it did not make fails every query; without it a Faust token signs in and any other is as none.';

/**
 * Two installations were recorded, and they contradict each other about bearer tokens. The answers without the JWT plugin are the measure: the
 * test asserts that the recording named here is answered as recorded.
 */
export const contradicted: Readonly<Record<string, { by: string; reason: string }>> = {
  'jwt/posts-bad-token': { by: 'posts-bad-token', reason: bearers },
  'jwt/viewer-bad-jwt': { by: 'viewer-bad-jwt', reason: bearers },
  'jwt/viewer-bad-token': { by: 'viewer-bad-token', reason: bearers },
  'jwt/viewer-jwt-tampered': { by: 'viewer-bad-jwt', reason: bearers },
  'jwt/viewer-faust-token': { by: 'viewer-editor', reason: bearers },
};
