/** Block attributes that visitors may read: all except those that the declaration marks as private (`x-private`). */
import { isRecord } from '#lib/json/records.ts';
import { type AttributeDeclaration, getBlockDeclaration, blockDeclarations } from './declarations.ts';
import type { Block, BlockAttributes } from './types.ts';

type AttributeDeclarations = Readonly<Record<string, AttributeDeclaration>>;

export function getPublicAttributes({ name, attributes }: Block): BlockAttributes {
  const declared = getBlockDeclaration(name)?.attributes;
  return declared && Object.values(declared).some(containsPrivate) ? removePrivate(attributes, declared) : attributes;
}

const listPrivateNames = (declared: AttributeDeclarations): string[] =>
  Object.entries(declared).flatMap(([name, { items, properties, ...attribute }]) => [
    ...(attribute['x-private'] === true ? [name] : []),
    ...listPrivateNames(items?.properties ?? properties ?? {}),
  ]);

/** Names of the private attributes of all blocks, for code that reads block markup without the declarations. */
export const privateAttributeNames: ReadonlySet<string> = new Set(
  blockDeclarations.flatMap(({ attributes }) => listPrivateNames(attributes)),
);

function containsPrivate(attribute: AttributeDeclaration): boolean {
  const inner = attribute.items?.properties ?? attribute.properties ?? {};
  return attribute['x-private'] === true || Object.values(inner).some(containsPrivate);
}

function removePrivate(values: BlockAttributes, declared: AttributeDeclarations): BlockAttributes {
  const publicEntries = Object.entries(values).filter(([name]) => declared[name]?.['x-private'] !== true);
  return Object.fromEntries(
    publicEntries.map(([name, value]) => {
      const { items, properties } = declared[name] ?? {};
      const strip = (item: typeof value, inner: AttributeDeclarations | undefined) =>
        inner && isRecord(item) ? removePrivate(item, inner) : item;
      return [name, Array.isArray(value) ? value.map((item) => strip(item, items?.properties)) : strip(value, properties)];
    }),
  );
}
