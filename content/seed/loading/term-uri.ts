/** Builds the URIs of terms, and the ancestor chains of hierarchical items. */
import { getTaxonomy } from '../../model/taxonomies.ts';
import { toStoredSegment } from '../../core/stored-uri.ts';
import type { SeedTerm } from '../types.ts';
import { InvalidSeed } from './seed-ids.ts';

/** Returns the URI of a term: `/category/insights/`, including its parents in a hierarchical taxonomy. */
export function getTermUri(term: SeedTerm, all: readonly SeedTerm[]): string {
  const { prefix, hierarchical } = getTaxonomy(term.taxonomy);
  const slugs = getAncestorChain(term, (item) =>
    hierarchical ? all.find((other) => other.taxonomy === item.taxonomy && other.slug === item.parent) : undefined,
  ).map(({ slug }) => toStoredSegment(slug));
  return `/${[prefix, ...slugs].join('/')}/`;
}

/**
 * Returns an item's ancestors, starting with the root, followed by the item itself.
 * @throws InvalidSeed if an item is its own ancestor
 */
export function getAncestorChain<T>(item: T, parentOf: (item: T) => T | undefined): T[] {
  const chain = [item];
  for (let above = parentOf(item); above; above = parentOf(above)) {
    if (chain.includes(above)) throw new InvalidSeed('An item is its own ancestor. Check the `parent` values of the seed.');
    chain.unshift(above);
  }
  return chain;
}
