/** Values of arguments with one text that the database cannot store, for each text in the arguments of a field. */
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  isScalarType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';

const encode = (text: string) => Buffer.from(text).toString('base64');

/** NUL characters and an unpaired surrogate, also in global ids and in cursors. */
export const hostileTexts = ['a\0b', 'a\ud800b', encode('post:1\0'), encode('arrayconnection:\0')] as const;

/** Input objects contain each other, such as lists of conditions. */
const MAX_DEPTH = 5;

type Arguments = { [name: string]: unknown };

/** Lists argument values of a field. In each of them, one text is replaced by `hostile`. */
export function listHostileArguments(field: GraphQLField<unknown, unknown>, hostile: string): Arguments[] {
  const required = Object.fromEntries(field.args.filter(isRequiredArgument).map(({ name, type }) => [name, getPlainValue(type)]));
  return field.args.flatMap(({ name, type }) => listHostileValues(type, hostile, 0).map((value) => ({ ...required, [name]: value })));
}

function listHostileValues(type: GraphQLInputType, hostile: string, depth: number): unknown[] {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return listHostileValues(nullable.ofType, hostile, depth).map((value) => [value]);
  if (isInputObjectType(nullable)) {
    if (depth === MAX_DEPTH) return [];
    const fields = Object.values(nullable.getFields());
    const required = Object.fromEntries(fields.filter(isRequiredInputField).map((field) => [field.name, getPlainValue(field.type)]));
    return fields.flatMap((field) =>
      listHostileValues(field.type, hostile, depth + 1).map((value) => ({ ...required, [field.name]: value })),
    );
  }
  return isScalarType(nullable) && !['Int', 'Float', 'Boolean'].includes(nullable.name) ? [hostile] : [];
}

/** A value that is valid for a required argument. */
function getPlainValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return getPlainValue(type.ofType);
  if (isListType(type)) return [getPlainValue(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter(isRequiredInputField)
        .map((field) => [field.name, getPlainValue(field.type)]),
    );
  return type.name === 'Boolean' ? true : type.name === 'Int' || type.name === 'Float' ? 1 : '1';
}
