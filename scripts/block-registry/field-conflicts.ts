/**
 * Finds block fields whose types conflict. All blocks are loaded in one GraphQL query, so a field of a block's fragment must have the same type in
 * every block. Relay reports a conflict once for each operation and pair of blocks; this check reports it once.
 */
import {
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { toCamelCase } from '../letter-case.ts';

export type BlockSource = {
  /** Name of the block's folder in components/blocks. */
  folder: string;
  component: string;
  /** Source code of the component. */
  code: string;
};

type BlockField = {
  folder: string;
  component: string;
  /** Response keys from the block to the field, such as `attributes.width`. */
  path: string;
  type: GraphQLOutputType;
};

export type FieldConflict = {
  path: string;
  /** The blocks that use the field, grouped by its type. The type that most blocks use comes first. */
  groups: readonly { type: string; fields: readonly BlockField[] }[];
};

/**
 * Compares the fields in the fragments of all blocks. Fields inside spread fragments are not compared, because blocks share these fragments.
 * Unknown fields are skipped, because Relay reports them.
 */
export function findFieldConflicts(schema: GraphQLSchema, blocks: readonly BlockSource[]): FieldConflict[] {
  const fields = blocks.flatMap((block) => collectBlockFields(schema, block));
  const fieldsByPath = Map.groupBy(fields, ({ path }) => path);
  return [...fieldsByPath].flatMap(([path, candidates]) => {
    const groups = [...Map.groupBy(candidates, ({ type }) => getShape(type))]
      .map(([, group]) => ({ type: String(group[0]?.type), fields: group }))
      .toSorted((a, b) => b.fields.length - a.fields.length);
    return groups.length > 1 ? [{ path, groups }] : [];
  });
}

export function formatFieldConflict({ path, groups }: FieldConflict): string {
  const uses = groups.map(({ type, fields }) => {
    const [first, ...others] = fields.map(({ folder }) => folder);
    const more = others.length === 0 ? '' : ` and ${others.length} other ${others.length === 1 ? 'block' : 'blocks'}`;
    return `  ${type} in ${first}${more}`;
  });
  const odd = groups.at(-1)?.fields[0];
  const key = path.split('.').at(-1) ?? path;
  const alias = odd && toCamelCase(`${odd.folder}-${key}`);
  return [
    `The blocks' field "${path}" has conflicting types:`,
    ...uses,
    'All blocks are loaded in one GraphQL query, so a field must have the same type in every block.',
    `Rename the attribute or change its type in components/blocks/${odd?.folder}/block.json, or query it under an alias in ` +
      `${odd?.component}.tsx, such as \`${alias}: ${key}\`.`,
  ].join('\n');
}

function collectBlockFields(schema: GraphQLSchema, { folder, component, code }: BlockSource): BlockField[] {
  const fragment = findFragment(code, `${component}_block`);
  const type = fragment && schema.getType(fragment.typeCondition.name.value);
  if (!fragment || !type) return [];
  return collectFields(schema, fragment.selectionSet, type, '').map((field) => ({ folder, component, ...field }));
}

function findFragment(code: string, name: string): FragmentDefinitionNode | undefined {
  const documents = [...code.matchAll(/\bgraphql`([^`]*)`/g)].map(([, text]) => parse(text ?? ''));
  return documents
    .flatMap(({ definitions }) => definitions)
    .find((definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name) as
    | FragmentDefinitionNode
    | undefined;
}

function collectFields(
  schema: GraphQLSchema,
  { selections }: SelectionSetNode,
  parentType: GraphQLNamedType,
  parentPath: string,
): Pick<BlockField, 'path' | 'type'>[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return [];
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const type = selection.typeCondition ? schema.getType(selection.typeCondition.name.value) : parentType;
      return type ? collectFields(schema, selection.selectionSet, type, parentPath) : [];
    }
    const field = isObjectType(parentType) || isInterfaceType(parentType) ? parentType.getFields()[selection.name.value] : undefined;
    if (!field) return [];
    const key = selection.alias?.value ?? selection.name.value;
    const path = parentPath === '' ? key : `${parentPath}.${key}`;
    const children = selection.selectionSet ? collectFields(schema, selection.selectionSet, getNamedType(field.type), path) : [];
    return [{ path, type: field.type }, ...children];
  });
}

/** What has to be equal for two fields to be merged: lists, nullability, and the type of leaves. Objects are compared by their own fields. */
function getShape(type: GraphQLOutputType): string {
  if (isNonNullType(type)) return `${getShape(type.ofType)}!`;
  if (isListType(type)) return `[${getShape(type.ofType)}]`;
  return isLeafType(type) ? type.name : 'object';
}
