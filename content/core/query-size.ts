/**
 * Size of a GraphQL document. The site's largest operation has 61,000 characters and 9,100 tokens. A saved document that is larger could not be executed, so the
 * same limits apply to it.
 */
export const MAX_QUERY_CHARACTERS = 250_000;
export const MAX_QUERY_TOKENS = 20_000;
