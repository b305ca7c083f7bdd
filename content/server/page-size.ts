/** How many nodes a list can hold, by the arguments of a connection: written out, in variables, or in their defaults. */
import { Kind, valueFromASTUntyped, type FieldNode, type OperationDefinitionNode, type ValueNode } from 'graphql';

export type Variables = Readonly<Record<string, unknown>>;

/** WPGraphQL's page size where none is given. */
const DEFAULT_PAGE = 10;
const MAX_PAGE = 100;

/** What an operation's variables are, defaults filled in. */
export function variablesOf({ variableDefinitions }: OperationDefinitionNode, given: Variables): Variables {
  // Without a prototype, names like `__proto__` are names like any other.
  const variables = Object.create(null) as Record<string, unknown>;
  for (const { variable, defaultValue } of variableDefinitions ?? []) {
    const name = variable.name.value;
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    variables[name] = value === undefined && defaultValue ? valueFromASTUntyped(defaultValue) : value;
  }
  return variables;
}

export function pageSizeOf(field: FieldNode, variables: Variables): number {
  for (const argument of field.arguments ?? []) {
    if (argument.name.value === 'first' || argument.name.value === 'last') return clamp(numberIn(argument.value, variables));
    if (argument.name.value === 'where') {
      const size = offsetSizeIn(argument.value, variables);
      if (size !== undefined) return clamp(size);
    }
  }
  return DEFAULT_PAGE;
}

const clamp = (size: number | undefined) => Math.min(Math.max(size ?? DEFAULT_PAGE, 0) || DEFAULT_PAGE, MAX_PAGE);

function numberIn(value: ValueNode, variables: Variables): number | undefined {
  if (value.kind === Kind.INT) return Number(value.value);
  const given = value.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
  return typeof given === 'number' ? given : undefined;
}

/** `where: {offsetPagination: {size: 50}}`, written out or in variables. */
function offsetSizeIn(value: ValueNode, variables: Variables): number | undefined {
  const paging = memberOf(value, 'offsetPagination', variables);
  const size = memberOf(paging, 'size', variables);
  if (typeof size === 'number') return size;
  return isValueNode(size) ? numberIn(size, variables) : undefined;
}

function isValueNode(value: unknown): value is ValueNode {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

function memberOf(value: unknown, name: string, variables: Variables): unknown {
  if (isValueNode(value)) {
    if (value.kind === Kind.VARIABLE) return memberOf(variables[value.name.value], name, variables);
    return value.kind === Kind.OBJECT ? value.fields.find((field) => field.name.value === name)?.value : undefined;
  }
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
