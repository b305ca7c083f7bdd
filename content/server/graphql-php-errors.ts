/**
 * Converts error messages of graphql-js to those of graphql-php, which clients of WPGraphQL expect. The messages were recorded from WordPress.
 */
import { type DocumentNode, GraphQLError, type GraphQLSchema } from 'graphql';
import { getLiteralMessage } from './graphql-php-values.ts';
import { replaceSuggestions } from './suggestions.ts';

type MessageRule = readonly [RegExp, string | ((...groups: string[]) => string)];

const messageRules: readonly MessageRule[] = [
  [/^(Field "\w+" of type ".+") must have a selection of subfields\..*$/s, '$1 must have a sub selection.'],
  [/^(Field "\w+") must not have a selection since type "([^"]+)" has no subfields\.$/, '$1 of type "$2" must not have a sub selection.'],
  [/^(Unknown argument "\w+" on field )"(\w+)\.(\w+)"/, '$1"$3" of type "$2"'],
  [/^Unknown directive "@(\w+)"\.$/, 'Unknown directive "$1".'],
  [/^Directive "@(\w+)" may not be used on (\w+)\.$/, 'Directive "$1" may not be used on "$2".'],
  [/^The directive "@(\w+)" can only be used once at this location\.$/, 'The directive "$1" can only be used once at this location.'],
  [/^There can be only one variable named "\$(\w+)"\.$/, 'There can be only one variable named "$1".'],
  [/^Field "([\w.]+)" of required type "([^"]+)" was not provided\.$/, 'Field $1 of required type $2 was not provided.'],
  [/^(Field "\w+" is not defined by type )"(\w+)"\.(?: (Did you mean .*\?))?$/, describeUnknownField],
  [/ is required, but it was not provided\.$/, ' is required but not provided.'],
  [/^(Cannot spread fragment "\w+" within itself via )(.*)\.$/, (_all, start = '', path = '') => `${start}${path.replaceAll('"', '')}.`],
  [/"(\w+)" and "(\w+)" are different fields/g, '$1 and $2 are different fields'],
  [/they return conflicting types "([^"]+)" and "([^"]+)"/g, 'they return conflicting types $1 and $2'],
  [/^Schema is not configured to execute subscription operation\.$/, 'Schema is not configured for subscriptions.'],
];

/** `Field "serch" is not defined by type WhereArgs; Did you mean search?` */
function describeUnknownField(_all: string, start = '', type = '', suggestion?: string): string {
  return `${start}${type}${suggestion === undefined ? '.' : `; ${suggestion.replaceAll('"', '')}`}`;
}

/** Punctuation tokens, which graphql-js quotes and graphql-php does not. */
const QUOTED_PUNCTUATION = /"(\.\.\.|[!$&()@:=[\]{|}])"/g;

const lexerRules: readonly MessageRule[] = [
  [/^(Syntax Error: )Invalid (?:character|Unicode) escape sequence: "(.*)"\.$/s, '$1Invalid character escape sequence: $2'],
  [/^(Syntax Error: )Unexpected character: U\+(00[01][\dA-F])\.$/, String.raw`$1Cannot contain the invalid character "\u$2"`],
  [/^(Syntax Error: )Unexpected character: (.*)\.$/s, '$1Cannot parse the unexpected character $2.'],
  [/^(Syntax Error: Invalid number, .*)\.$/s, '$1'],
];

/** `Syntax Error: Expected {, found Name "x"` */
function toPhpSyntaxMessage(original: string): string {
  const message = lexerRules.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement as string), original);
  return /^Syntax Error: (?:Expected|Unexpected) /.test(message)
    ? message.replace(/\.$/, '').replaceAll(QUOTED_PUNCTUATION, '$1')
    : message;
}

/** graphql-js repeats the client's input in each of up to fifty messages. Matching the expressions below against long input would be slow. */
const MAX_MESSAGE_LENGTH = 1_000;

/** Keeps both ends of a message: the beginning names the value, the end names the error. */
function truncateMessage(message: string): string {
  if (message.length <= MAX_MESSAGE_LENGTH) return message;
  const half = MAX_MESSAGE_LENGTH / 2;
  return `${message.slice(0, half).toWellFormed()} … ${message.slice(-half).toWellFormed()}`;
}

/** @param document the document with the error, needed for messages that name the field around it */
export function toGraphqlPhpError(original: GraphQLError, schema?: GraphQLSchema, document?: DocumentNode): GraphQLError {
  const message = truncateMessage(original.message);
  const error = message === original.message ? original : withMessage(original, message);
  if (error.message.startsWith('Syntax Error: ')) return withMessage(error, toPhpSyntaxMessage(error.message));
  const literalMessage = schema && document && getLiteralMessage(error, schema, document);
  if (literalMessage !== undefined) return withMessage(error, truncateMessage(literalMessage));
  const text = messageRules.reduce(
    (converted, [pattern, replacement]) => converted.replace(pattern, replacement as string),
    schema ? replaceSuggestions(error.message, schema) : error.message,
  );
  return text === error.message ? error : withMessage(error, text);
}

const SUGGESTIONS = ['. Did you mean ', '; Did you mean ', '; did you mean '];

/** Suggestions reveal names of the schema. Clients that are not allowed to query the schema get none. */
export function removeSuggestions(error: GraphQLError): GraphQLError {
  const { message } = error;
  const start = Math.max(...SUGGESTIONS.map((text) => message.lastIndexOf(text)));
  const isAtEnd = start !== -1 && message.indexOf('?', start) === message.length - 1;
  return isAtEnd ? withMessage(error, `${message.slice(0, start)}.`) : error;
}

function withMessage(error: GraphQLError, message: string): GraphQLError {
  const { nodes, source, positions, path, originalError, extensions } = error;
  return new GraphQLError(message, { nodes, source, positions, path, originalError, extensions });
}
