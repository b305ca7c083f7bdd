/** Determines how many nodes a connection can return, from its arguments: literals, variables, or the defaults of variables. */
import { Kind, valueFromASTUntyped, type FieldNode, type OperationDefinitionNode, type ValueNode } from 'graphql';

export type Variables = Readonly<Record<string, unknown>>;

/** WPGraphQL's default page size. */
const DEFAULT_PAGE = 10;
const MAX_PAGE = 100;

/** The values of an operation's variables, including defaults. */
export function resolveVariables({ variableDefinitions }: OperationDefinitionNode, values: Variables): Variables {
  // The object has no prototype, so a name such as `__proto__` has no special meaning.
  const variables = Object.create(null) as Record<string, unknown>;
  for (const { variable, defaultValue } of variableDefinitions ?? []) {
    const name = variable.name.value;
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    variables[name] = value === undefined && defaultValue ? valueFromASTUntyped(defaultValue) : value;
  }
  return variables;
}

/** Whether the page size of a field can depend on an argument with this name. */
export function isPageSizeArgument(name: string): boolean {
  return name === 'first' || name === 'last' || name === 'where';
}

/** The size that the connection will have (`toPageArgs`): that of `offsetPagination`, otherwise that of `last` or `first`. */
export function getPageSize(field: FieldNode, variables: Variables): number {
  const getValue = (name: string) => field.arguments?.find((argument) => argument.name.value === name)?.value;
  const where = getValue('where');
  const readSize = (name: string) => {
    const value = getValue(name);
    return value && readInt(value, variables);
  };
  return clamp((where && readOffsetPageSize(where, variables)) ?? (readSize('last') || readSize('first')));
}

const clamp = (size: number | undefined) => Math.min(Math.max(size ?? DEFAULT_PAGE, 0) || DEFAULT_PAGE, MAX_PAGE);

function readInt(value: ValueNode, variables: Variables): number | undefined {
  if (value.kind === Kind.INT) return Number(value.value);
  const variable = value.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
  return typeof variable === 'number' ? variable : undefined;
}

/** The size in `where: {offsetPagination: {size: 50}}`. Each level can be a literal or a variable. */
function readOffsetPageSize(value: ValueNode, variables: Variables): number | undefined {
  const paging = readMember(value, 'offsetPagination', variables);
  const size = readMember(paging, 'size', variables);
  if (typeof size === 'number') return size;
  return isValueNode(size) ? readInt(size, variables) : undefined;
}

function isValueNode(value: unknown): value is ValueNode {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

function readMember(value: unknown, name: string, variables: Variables): unknown {
  if (isValueNode(value)) {
    if (value.kind === Kind.VARIABLE) return readMember(variables[value.name.value], name, variables);
    return value.kind === Kind.OBJECT ? value.fields.find((field) => field.name.value === name)?.value : undefined;
  }
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
