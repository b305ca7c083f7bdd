/** The normal form of a GraphQL document, whose hash is its id in WPGraphQL and its plugins. */
import { hash } from 'node:crypto';
import { Kind, print, visit, type DocumentNode } from 'graphql';

/**
 * Prints a document like graphql-php 14, whose text WPGraphQL hashes. It differs from graphql-js in three places: arguments are never wrapped, strings are
 * encoded by PHP's `json_encode`, and the text ends with a line break. The format of block strings differs too, and is not reproduced.
 */
export function printLikeGraphqlPhp(document: DocumentNode): string {
  const blockStrings: string[] = [];
  const encoded = visit(document, {
    // The printer writes the value of an enum as it is. A name cannot contain the marks around the number.
    StringValue: (node) => {
      const value = node.block ? `${MARK}${blockStrings.push(print(node)) - 1}${MARK}` : encodeLikePhp(node.value);
      return { kind: Kind.ENUM, value };
    },
  });
  return `${joinArguments(print(encoded)).replaceAll(BLOCK_STRING, (_all, index: string) => blockStrings[Number(index)] ?? '')}\n`;
}

/** A character that the printed document cannot contain otherwise: names are ASCII, and strings are encoded. */
const MARK = '\u{e000}';
const BLOCK_STRING = new RegExp(`${MARK}(\\d+)${MARK}`, 'g');

/** Writes the arguments of each field on one line. The text contains no block strings: with their lines, the time would be quadratic. */
function joinArguments(text: string): string {
  return text.replaceAll(/\(\n((?: +\w.*\n)+) *\)/g, (_all, lines: string) => `(${lines.trim().split(/\n */).join(', ')})`);
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
