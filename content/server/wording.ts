/**
 * Says what is wrong with a query in the words of graphql-php, which WPGraphQL's clients know (recorded from WordPress), where graphql-js has others.
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

const rewordings: readonly (readonly [RegExp, string])[] = [
  [/^(Field "\w+" of type ".+") must have a selection of subfields\..*$/s, '$1 must have a sub selection.'],
  [/^(Unknown argument "\w+" on field )"(\w+)\.(\w+)"/, '$1"$3" of type "$2"'],
  [/^Field "([\w.]+)" of required type "([^"]+)" was not provided\.$/, 'Field $1 of required type $2 was not provided.'],
  [/ is required, but it was not provided\.$/, ' is required but not provided.'],
  [/; (Int|Float|String|Boolean|ID) cannot represent (.*): "(.*)"$/s, '; Expected type $1; $1 cannot represent $2: $3'],
  [/^Schema is not configured to execute subscription operation\.$/, 'Schema is not configured for subscriptions.'],
];

/** Longest message. graphql-js repeats what it was given in each of up to fifty messages, and expressions read all of it again and again. */
const MAX_MESSAGE = 1_000;

/** Its beginning says what was given, its end what is wrong with that. */
function short(message: string): string {
  if (message.length <= MAX_MESSAGE) return message;
  const half = MAX_MESSAGE / 2;
  return `${message.slice(0, half).toWellFormed()} … ${message.slice(-half).toWellFormed()}`;
}

/** @param document what the error is about, for errors that are told by their place in it */
export function reword(given: GraphQLError, schema?: GraphQLSchema, document?: DocumentNode): GraphQLError {
  const message = short(given.message);
  const error = message === given.message ? given : withMessage(given, message);
  const placed = schema && document && enumMessage(error, schema, document);
  if (placed !== undefined) return withMessage(error, placed);
  for (const [pattern, words] of rewordings)
    if (pattern.test(error.message)) return withMessage(error, error.message.replace(pattern, words));
  return error;
}

/** `Field "menuItems" argument "where" requires type MenuLocationEnum, found NOPE.` */
function enumMessage(error: GraphQLError, schema: GraphQLSchema, document: DocumentNode): string | undefined {
  const found = error.nodes?.[0];
  if (found?.kind !== Kind.ENUM || !error.message.startsWith('Value "')) return undefined;
  const typeInfo = new TypeInfo(schema);
  const fields: string[] = [];
  let message: string | undefined;
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      enter(node: ASTNode) {
        if (node.kind === Kind.FIELD) fields.push(node.name.value);
        if (node !== found) return undefined;
        const type = getNamedType(typeInfo.getInputType());
        const argument = typeInfo.getArgument();
        if (isEnumType(type) && argument)
          message = `Field "${fields.at(-1)}" argument "${argument.name}" requires type ${type.name}, found ${print(found)}.`;
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

/** Names of the schema are told to those who may ask for it, not to those who guess. */
export function withoutSuggestions(error: GraphQLError): GraphQLError {
  const start = error.message.lastIndexOf(SUGGESTION);
  const isAtEnd = start !== -1 && error.message.indexOf('?', start) === error.message.length - 1;
  return isAtEnd ? withMessage(error, error.message.slice(0, start)) : error;
}

function withMessage(error: GraphQLError, message: string): GraphQLError {
  const { nodes, source, positions, path, originalError, extensions } = error;
  return new GraphQLError(message, { nodes, source, positions, path, originalError, extensions });
}
