import { parse } from 'graphql';
import { getQueryId, printLikeGraphqlPhp } from '../../core/print-document.ts';
import { UserError } from '../../core/user-error.ts';

/** The limits of the endpoint (content/server/query-limits.ts). A longer document could not be executed. */
const MAX_CHARACTERS = 250_000;
const MAX_TOKENS = 20_000;
/** Error messages quote the beginning of the document. */
const MAX_QUOTE = 500;

/** @throws UserError for a syntax error */
export function normalizeDocument(text: string): { content: string; queryId: string } {
  if (text.length > MAX_CHARACTERS)
    throw new UserError(
      `The document has ${text.length} characters. Documents are limited to ${MAX_CHARACTERS} characters. Shorten it.`,
      'request',
    );
  try {
    const content = printLikeGraphqlPhp(parse(text, { maxTokens: MAX_TOKENS, noLocation: true }));
    return { content, queryId: getQueryId(content) };
  } catch {
    // Deep nesting overflows the call stack. Such a document is invalid, too.
    throw new UserError(`Invalid graphql query string "${text.slice(0, MAX_QUOTE).toWellFormed()}"`, 'request');
  }
}
