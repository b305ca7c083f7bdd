/** What of a block's attributes everybody may read: all but those that its declaration calls private. */
import { type AttributeDeclaration, blockDeclarationOf, blockDeclarations } from './declarations.ts';
import type { Block, BlockAttributes } from './types.ts';

type Declared = Readonly<Record<string, AttributeDeclaration>>;

export function publicAttributes({ name, attributes }: Block): BlockAttributes {
  const declared = blockDeclarationOf(name)?.attributes;
  return declared && Object.values(declared).some(holdsPrivate) ? withoutPrivate(attributes, declared) : attributes;
}

const privateIn = (declared: Declared): string[] =>
  Object.entries(declared).flatMap(([name, { items, properties, ...attribute }]) => [
    ...(attribute['x-private'] === true ? [name] : []),
    ...privateIn(items?.properties ?? properties ?? {}),
  ]);

/** Names of private attributes, of all blocks: for who reads markup without its declarations. */
export const privateNames: ReadonlySet<string> = new Set(blockDeclarations.flatMap(({ attributes }) => privateIn(attributes)));

function holdsPrivate(attribute: AttributeDeclaration): boolean {
  const inner = attribute.items?.properties ?? attribute.properties ?? {};
  return attribute['x-private'] === true || Object.values(inner).some(holdsPrivate);
}

function withoutPrivate(values: BlockAttributes, declared: Declared): BlockAttributes {
  const kept = Object.entries(values).filter(([name]) => declared[name]?.['x-private'] !== true);
  return Object.fromEntries(
    kept.map(([name, value]) => {
      const { items, properties } = declared[name] ?? {};
      const strip = (one: typeof value, inner: Declared | undefined) =>
        inner && typeof one === 'object' && one !== null && !Array.isArray(one) ? withoutPrivate(one, inner) : one;
      return [name, Array.isArray(value) ? value.map((one) => strip(one, items?.properties)) : strip(value, properties)];
    }),
  );
}
