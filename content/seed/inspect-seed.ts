/** Functions with which tests inspect the seed. */
import { seed } from './index.ts';
import { getAncestorChain } from './loading/term-uri.ts';
import { serialize } from './markup.ts';
import { isRef, type Json, type Key, type SeedBlock, type SeedNode } from './types.ts';

export const allKeys: readonly Key[] = [
  ...seed.users.map((user): Key => `user:${user.login}`),
  ...seed.terms.map((term): Key => `${term.taxonomy}:${term.slug}`),
  ...seed.media.map((item): Key => `attachment:${item.slug}`),
  ...seed.nodes.map((node): Key => `${node.type}:${node.slug}`),
];

const byKey = new Map(seed.nodes.map((node): [Key, SeedNode] => [`${node.type}:${node.slug}`, node]));

export function getNodesOfType(type: SeedNode['type']): SeedNode[] {
  return seed.nodes.filter((node) => node.type === type);
}

export function isPublished(node: SeedNode): boolean {
  return (node.status ?? 'publish') === 'publish';
}

function flattenBlocks(blocks: readonly SeedBlock[]): SeedBlock[] {
  return blocks.flatMap((item) => [item, ...flattenBlocks(item.inner ?? [])]);
}

/** Returns every block of a node; a container comes before the blocks in it. */
export function getAllBlocks(node: SeedNode): SeedBlock[] {
  return flattenBlocks(node.blocks ?? []);
}

/** Serializes the content of a node with dummy ids and URLs. */
export function serializeContent(node: SeedNode): string {
  return serialize(node.blocks ?? [], { id: () => 1, url: (key) => `/media/${key}` });
}

/** Returns the slugs of a node's ancestors and of the node itself, starting with the root. */
export function getSlugPath(node: SeedNode): string[] {
  return getAncestorChain(node, (item) => (item.parent === undefined ? undefined : byKey.get(item.parent))).map(({ slug }) => slug);
}

/** Returns the values of one field group of a node. */
export function getFieldGroup(node: SeedNode, group: string): { readonly [field: string]: Json } {
  return (node.fields?.[group] ?? {}) as { [field: string]: Json };
}

function collectValues(value: unknown): unknown[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(collectValues);
  if (isRef(value) || typeof value !== 'object' || value === null) return [value];
  return Object.values(value).flatMap(collectValues);
}

/** Every string, number, boolean and reference in the seed. */
export const allValues: readonly unknown[] = collectValues(seed);
export const allStrings: readonly string[] = allValues.filter((value): value is string => typeof value === 'string');

/** Every text of an item of the seed, without references and addresses. */
export const collectTexts = (item: object): string[] =>
  collectValues(item).filter((value): value is string => typeof value === 'string' && /\s/.test(value));
