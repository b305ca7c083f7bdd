/** The normal form of a GraphQL document, whose hash is its id in WPGraphQL and its plugins. */
import { hash } from 'node:crypto';
import { Kind, print, visit, type DocumentNode } from 'graphql';

/**
 * Prints a document like graphql-php 14, whose text WPGraphQL hashes. It differs from graphql-js in three places: arguments are never wrapped, strings are
 * encoded by PHP's `json_encode`, and the text ends with a line break. The format of block strings differs too, and is not reproduced.
 */
export function printLikeGraphqlPhp(document: DocumentNode): string {
  const encoded = visit(document, {
    // The printer writes the value of an enum as it is.
    StringValue: (node) => (node.block ? undefined : { kind: Kind.ENUM, value: encodeLikePhp(node.value) }),
  });
  const text = print(encoded).replaceAll(/\(\n((?: +\w.*\n)+) *\)/g, (_all, lines: string) => `(${lines.trim().split(/\n */).join(', ')})`);
  return `${text}\n`;
}

/** PHP escapes slashes, and all characters outside of ASCII. */
function encodeLikePhp(text: string): string {
  return JSON.stringify(text)
    .replaceAll('/', String.raw`\/`)
    .replaceAll(/[^\0-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** @param printed the result of `printLikeGraphqlPhp` */
export function getQueryId(printed: string): string {
  return hash('sha256', printed);
}
