import { parse } from 'graphql';
import { getQueryId, printLikeGraphqlPhp } from '../../core/print-document.ts';
import { MAX_QUERY_CHARACTERS, MAX_QUERY_TOKENS } from '../../core/query-size.ts';
import { UserError } from '../../core/user-error.ts';

/** Error messages quote the beginning of the document. */
const MAX_QUOTE = 500;

/** @throws UserError for a syntax error */
export function normalizeDocument(text: string): { content: string; queryId: string } {
  if (text.length > MAX_QUERY_CHARACTERS)
    throw new UserError(
      `The document has ${text.length} characters. Documents are limited to ${MAX_QUERY_CHARACTERS} characters. Shorten it.`,
      { category: 'request' },
    );
  try {
    const content = printLikeGraphqlPhp(parse(text, { maxTokens: MAX_QUERY_TOKENS, noLocation: true }));
    return { content, queryId: getQueryId(content) };
  } catch {
    // Deep nesting overflows the call stack. Such a document is invalid, too.
    throw new UserError(`Invalid graphql query string "${text.slice(0, MAX_QUOTE).toWellFormed()}"`, { category: 'request' });
  }
}
