/** Compares the schema with that of the recorded WordPress: everything that its clients can select, send or observe must exist in the same form. */
import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from 'graphql';

/**
 * Lists the differences, such as `Post.title: String!, was String`. Additional types, fields, optional arguments and values are no differences, because no query
 * of a client fails because of them.
 */
export function compareSchemas(recorded: GraphQLSchema, actual: GraphQLSchema): string[] {
  return Object.values(recorded.getTypeMap()).flatMap((type) => {
    if (isIntrospectionType(type)) return [];
    const other = actual.getType(type.name);
    if (!other) return [`${type.name}: missing`];
    if (other.constructor !== type.constructor) return [`${type.name}: another kind of type`];
    return [...compareMembers(type, other), ...compareRelations(type, other, recorded, actual)];
  });
}

function compareMembers(recorded: GraphQLNamedType, actual: GraphQLNamedType): string[] {
  const { name } = recorded;
  if (isEnumType(recorded) && isEnumType(actual))
    return recorded.getValues().flatMap((value) => {
      const other = actual.getValue(value.name);
      return other ? compareDeprecations(`${name}.${value.name}`, value, other) : [`${name}.${value.name}: missing`];
    });
  if (isInputObjectType(recorded) && isInputObjectType(actual))
    return compareInputs(`${name}.`, '', Object.values(recorded.getFields()), Object.values(actual.getFields()), isRequiredInputField);
  if (!hasFields(recorded) || !hasFields(actual)) return [];
  return Object.values(recorded.getFields()).flatMap((field) => {
    const other = actual.getFields()[field.name];
    return other ? compareFields(`${name}.${field.name}`, field, other) : [`${name}.${field.name}: missing`];
  });
}

const hasFields = (type: GraphQLNamedType) => isObjectType(type) || isInterfaceType(type);

function compareFields(path: string, recorded: GraphQLField<unknown, unknown>, actual: GraphQLField<unknown, unknown>): string[] {
  return [
    ...compareTypes(path, recorded, actual),
    ...compareDeprecations(path, recorded, actual),
    ...compareInputs(`${path}(`, ')', recorded.args, actual.args, isRequiredArgument),
  ];
}

type Typed = { type: unknown };
type Deprecatable = { deprecationReason?: string | null | undefined };
type Input = Typed & { name: string; defaultValue?: unknown };

function compareTypes(path: string, recorded: Typed, actual: Typed): string[] {
  return String(recorded.type) === String(actual.type) ? [] : [`${path}: ${String(actual.type)}, was ${String(recorded.type)}`];
}

/** The recorded schema has no reasons, as it has no descriptions. */
function compareDeprecations(path: string, recorded: Deprecatable, actual: Deprecatable): string[] {
  const isDeprecated = typeof actual.deprecationReason === 'string';
  if ((typeof recorded.deprecationReason === 'string') === isDeprecated) return [];
  return [`${path}: ${isDeprecated ? 'deprecated' : 'not deprecated'}`];
}

/** @param before text between the owner and the name of an input @param after text after the name */
function compareInputs<T extends Input>(
  before: string,
  after: string,
  recorded: readonly T[],
  actual: readonly T[],
  isRequired: (input: T) => boolean,
): string[] {
  const known = new Set(recorded.map(({ name }) => name));
  const additional = actual.filter((input) => !known.has(input.name) && isRequired(input));
  return [
    ...recorded.flatMap((input) => {
      const path = `${before}${input.name}${after}`;
      const other = actual.find(({ name }) => name === input.name);
      if (!other) return [`${path}: missing`];
      const [value, was] = [JSON.stringify(other.defaultValue), JSON.stringify(input.defaultValue)];
      return [...compareTypes(path, input, other), ...(value === was ? [] : [`${path}: default ${value}, was ${was}`])];
    }),
    ...additional.map(({ name }) => `${before}${name}${after}: additional and required`),
  ];
}

/** Compares interfaces and possible types. Types that only this schema has are left out. */
function compareRelations(
  recorded: GraphQLNamedType,
  actual: GraphQLNamedType,
  recordedSchema: GraphQLSchema,
  actualSchema: GraphQLSchema,
): string[] {
  const differences: string[] = [];
  const add = (kind: string, before: readonly GraphQLNamedType[], after: readonly GraphQLNamedType[]) => {
    const [old, current] = [before, after].map((types) => new Set(types.map(({ name }) => name)));
    for (const name of old ?? []) if (!current?.has(name)) differences.push(`${recorded.name}: ${kind} ${name} is missing`);
    for (const name of current ?? [])
      if (!old?.has(name) && recordedSchema.getType(name)) differences.push(`${recorded.name}: ${kind} ${name} is additional`);
  };
  if (hasFields(recorded) && hasFields(actual)) add('interface', recorded.getInterfaces(), actual.getInterfaces());
  if (isUnionType(recorded) && isAbstractType(actual))
    add('possible type', recordedSchema.getPossibleTypes(recorded), actualSchema.getPossibleTypes(actual));
  return differences;
}
