/**
 * Converts error messages of graphql-js to those of graphql-php, which clients of WPGraphQL expect. The messages were recorded from WordPress.
 */
import {
  getNamedType,
  GraphQLError,
  isEnumType,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  BREAK,
  Kind,
  type ASTNode,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';

const messageRules: readonly (readonly [RegExp, string])[] = [
  [/^(Field "\w+" of type ".+") must have a selection of subfields\..*$/s, '$1 must have a sub selection.'],
  [/^(Unknown argument "\w+" on field )"(\w+)\.(\w+)"/, '$1"$3" of type "$2"'],
  [/^Field "([\w.]+)" of required type "([^"]+)" was not provided\.$/, 'Field $1 of required type $2 was not provided.'],
  [/ is required, but it was not provided\.$/, ' is required but not provided.'],
  [/; (Int|Float|String|Boolean|ID) cannot represent (.*): "(.*)"$/s, '; Expected type $1; $1 cannot represent $2: $3'],
  [/^Schema is not configured to execute subscription operation\.$/, 'Schema is not configured for subscriptions.'],
];

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
  const enumMessage = schema && document && getEnumMessage(error, schema, document);
  if (enumMessage !== undefined) return withMessage(error, enumMessage);
  for (const [pattern, replacement] of messageRules)
    if (pattern.test(error.message)) return withMessage(error, error.message.replace(pattern, replacement));
  return error;
}

/** `Field "menuItems" argument "where" requires type MenuLocationEnum, found NOPE.` */
function getEnumMessage(error: GraphQLError, schema: GraphQLSchema, document: DocumentNode): string | undefined {
  const enumNode = error.nodes?.[0];
  if (enumNode?.kind !== Kind.ENUM || !error.message.startsWith('Value "')) return undefined;
  const typeInfo = new TypeInfo(schema);
  const fields: string[] = [];
  let message: string | undefined;
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      enter(node: ASTNode) {
        if (node.kind === Kind.FIELD) fields.push(node.name.value);
        if (node !== enumNode) return undefined;
        const type = getNamedType(typeInfo.getInputType());
        const argument = typeInfo.getArgument();
        if (isEnumType(type) && argument)
          message = `Field "${fields.at(-1)}" argument "${argument.name}" requires type ${type.name}, found ${print(enumNode)}.`;
        return BREAK;
      },
      leave(node: ASTNode) {
        if (node.kind === Kind.FIELD) fields.pop();
      },
    }),
  );
  return message;
}

const SUGGESTION = ' Did you mean ';

/** Suggestions reveal names of the schema. Clients that are not allowed to query the schema get none. */
export function removeSuggestions(error: GraphQLError): GraphQLError {
  const start = error.message.lastIndexOf(SUGGESTION);
  const isAtEnd = start !== -1 && error.message.indexOf('?', start) === error.message.length - 1;
  return isAtEnd ? withMessage(error, error.message.slice(0, start)) : error;
}

function withMessage(error: GraphQLError, message: string): GraphQLError {
  const { nodes, source, positions, path, originalError, extensions } = error;
  return new GraphQLError(message, { nodes, source, positions, path, originalError, extensions });
}
