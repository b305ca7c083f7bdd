/** Recordings that are answered otherwise on purpose, each with its reason. */
export const differences: Readonly<Record<string, string>> = {
  'protocol-depth-12':
    'The public may nest 15 levels deep, and this query nests deeper: limits keep one caller from taking the service from all others.',
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
