/** Reads variables as graphql-php does, and has its messages for invalid values: literals in documents, and variables. */
import {
  type ASTNode,
  BREAK,
  type DocumentNode,
  getNamedType,
  getNullableType,
  GraphQLError,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  print,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Variables } from './page-size.ts';
import { formatOrList, suggest, suggestMembers } from './suggestions.ts';

/** Errors in one variable beyond this number are not listed. */
const MAX_ERRORS = 25;

/** The messages of graphql-js for a literal of the wrong type. */
const INVALID_LITERAL =
  /^(?:Expected value of type |Value ".*" does not exist in |Enum ".*" cannot represent |(?:Int|Float|String|Boolean|ID) cannot represent )/s;

/** `Field "menuItems" argument "where" requires type MenuLocationEnum, found NOPE.` Undefined if the error is not about a literal. */
export function getLiteralMessage(error: GraphQLError, schema: GraphQLSchema, document: DocumentNode): string | undefined {
  const invalidNode = error.nodes?.[0];
  if (!invalidNode || !INVALID_LITERAL.test(error.message)) return undefined;
  const typeInfo = new TypeInfo(schema);
  let fieldName = '';
  let message: string | undefined;
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      enter(node: ASTNode) {
        if (node.kind === Kind.FIELD) fieldName = node.name.value;
        if (node !== invalidNode) return undefined;
        // For a list, graphql-js names the type of its items, as graphql-php does, but also if no list is expected.
        const type = typeInfo.getInputType() ?? typeInfo.getParentInputType();
        if (type) message = describeLiteral(print(node), node.kind === Kind.ENUM, type, fieldName, typeInfo.getArgument()?.name);
        return BREAK;
      },
    }),
  );
  return message;
}

function describeLiteral(
  literal: string,
  isEnumLiteral: boolean,
  type: GraphQLInputType,
  fieldName: string,
  argument: string | undefined,
): string {
  const named = getNamedType(type);
  const typeName = isEnumLiteral && isEnumType(named) ? named.name : String(type);
  const suggestions = isEnumType(named) ? suggestEnumValues(literal, named) : [];
  const suggestion = suggestions.length > 0 ? `; Did you mean the enum value ${formatOrList(suggestions)}?` : '.';
  const found = `${typeName}, found ${literal}${suggestion}`;
  return argument === undefined ? `Expected type ${found}` : `Field "${fieldName}" argument "${argument}" requires type ${found}`;
}

/**
 * Converts variables to what graphql-js accepts. PHP reads JSON objects and lists as arrays, so graphql-php accepts `[]` as an empty object, which PHP
 * clients send, and any object as the list of its values. The values are not nested deeply (variables.ts).
 */
export function convertPhpVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): Variables {
  const types = new Map(variableDefinitions.map(({ variable, type }) => [variable.name.value, typeFromAST(schema, type)]));
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => {
      const type = types.get(name);
      return [name, isInputType(type) ? convertPhpValue(value, type) : value];
    }),
  );
}

function convertPhpValue(value: unknown, type: GraphQLInputType): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const nullable = getNullableType(type);
  if (isListType(nullable)) return Object.values(value).map((item) => convertPhpValue(item, nullable.ofType));
  if (!isInputObjectType(nullable)) return value;
  if (Array.isArray(value)) return value.length === 0 ? {} : value;
  const fields = nullable.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([name, member]: [string, unknown]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field ? convertPhpValue(member, field.type) : member];
    }),
  );
}

/** Lists the errors of variables. graphql-js prints the invalid part of a value, graphql-php the whole value and the path of the part. */
export function listVariableErrors(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): GraphQLError[] {
  return variableDefinitions.flatMap((node) => {
    const name = node.variable.name.value;
    const type = typeFromAST(schema, node.type);
    if (!isInputType(type)) return [];
    const toError = (message: string) => new GraphQLError(message, { nodes: node });
    if (!Object.hasOwn(variables, name))
      return isNonNullType(type) && !node.defaultValue
        ? [toError(`Variable "$${name}" of required type "${String(type)}" was not provided.`)]
        : [];
    const value = variables[name];
    if (value === null || value === undefined)
      return isNonNullType(type) ? [toError(`Variable "$${name}" of non-null type "${String(type)}" must not be null.`)] : [];
    const printed = typeof value === 'string' ? printText(value, '"') : printSafe(value);
    return generateValueErrors(value, type, '')
      .take(MAX_ERRORS)
      .map((message) => toError(`Variable "$${name}" got invalid value ${printed}; ${message}`))
      .toArray();
  });
}

const describe = (message: string, path: string, detail?: string) =>
  `${message}${path === '' ? '' : ` at value${path}`}${detail === undefined ? '.' : `; ${detail}`}`;

/** Errors are computed one by one, because a variable can contain thousands. @param path of the value within the variable: `.where.in[0]` */
function* generateValueErrors(value: unknown, type: GraphQLInputType, path: string): Generator<string, void, undefined> {
  const nullable = getNullableType(type);
  if (value === null) {
    if (isNonNullType(type)) yield describe(`Expected non-nullable type ${String(type)} not to be null`, path);
  } else if (isListType(nullable)) {
    if (typeof value === 'object')
      for (const [key, item] of Object.entries(value))
        yield* generateValueErrors(item, nullable.ofType, /^(?:0|[1-9]\d*)$/.test(key) ? `${path}[${key}]` : `${path}.${key}`);
    else yield* generateValueErrors(value, nullable.ofType, '');
  } else if (isInputObjectType(nullable)) {
    yield* generateMemberErrors(value, nullable, path);
  } else if (isEnumType(nullable)) {
    if (typeof value !== 'string' || !nullable.getValue(value))
      yield describe(`Expected type ${nullable.name}`, path, didYouMean(suggestEnumValues(printSafe(value), nullable)));
  } else {
    const problem = describeScalarError(value, nullable);
    if (problem !== undefined) yield describe(`Expected type ${nullable.name}`, path, problem);
  }
}

function* generateMemberErrors(value: unknown, type: GraphQLInputObjectType, path: string): Generator<string, void, undefined> {
  if (typeof value !== 'object' || value === null) {
    yield describe(`Expected type ${type.name} to be an object`, path);
    return;
  }
  const members = value as Readonly<Record<string, unknown>>;
  const fields = type.getFields();
  for (const field of Object.values(fields)) {
    if (Object.hasOwn(members, field.name)) yield* generateValueErrors(members[field.name], field.type, `${path}.${field.name}`);
    else if (isNonNullType(field.type) && field.defaultValue === undefined)
      yield `Field value${path}.${field.name} of required type ${String(field.type)} was not provided.`;
  }
  for (const name of Object.keys(members)) {
    if (!Object.hasOwn(fields, name))
      yield describe(`Field "${name}" is not defined by type ${type.name}`, path, didYouMean(suggestMembers(name, type)));
  }
}

const MAX_INT = 2_147_483_647;

/** The scalars of the specification. Values of other scalars are not checked. */
function describeScalarError(value: unknown, { name }: GraphQLNamedType): string | undefined {
  const printed = printSafe(value);
  switch (name) {
    case 'Int':
      if (!Number.isInteger(value)) return `Int cannot represent non-integer value: ${printed}`;
      return Math.abs(value as number) > MAX_INT ? `Int cannot represent non 32-bit signed integer value: ${printed}` : undefined;
    case 'Float':
      return typeof value === 'number' ? undefined : `Float cannot represent non numeric value: ${printed}`;
    case 'String':
      return typeof value === 'string' ? undefined : `String cannot represent a non string value: ${printed}`;
    case 'Boolean':
      return typeof value === 'boolean' ? undefined : `Boolean cannot represent a non boolean value: ${printed}`;
    case 'ID':
      return typeof value === 'string' || Number.isInteger(value) ? undefined : `ID cannot represent value: ${printed}`;
    default:
      return undefined;
  }
}

const didYouMean = (suggestions: readonly string[]) => (suggestions.length > 0 ? `did you mean ${formatOrList(suggestions)}?` : undefined);

const printText = (text: string, quote: string) => (text === '' ? '(empty string)' : `${quote}${text}${quote}`);

function printSafe(value: unknown): string {
  if (typeof value === 'string') return printText(value, '');
  return typeof value === 'object' && value !== null ? printPhpJson(value) : String(value);
}

/** PHP escapes slashes and all characters beyond ASCII, and encodes an empty object as an empty list. */
function printPhpJson(value: object): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && Object.keys(member).length === 0 ? [] : member,
  )
    .replaceAll('/', String.raw`\/`)
    .replaceAll(/[\u0080-\uFFFF]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const suggestEnumValues = (text: string, type: GraphQLEnumType) =>
  suggest(
    text,
    type.getValues().map(({ name }) => name),
  );
