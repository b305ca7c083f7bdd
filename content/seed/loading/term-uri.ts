/** Addresses of a seed's terms, and who stands above whom. */
import { getTaxonomy } from '../../model/taxonomies.ts';
import { toStoredSegment } from '../../core/stored-uri.ts';
import type { SeedTerm } from '../types.ts';
import { InvalidSeed } from './seed-ids.ts';

/** Address of a term: `/category/insights/`, with its parents between in a hierarchical taxonomy. */
export function getTermUri(term: SeedTerm, all: readonly SeedTerm[]): string {
  const { prefix, hierarchical } = getTaxonomy(term.taxonomy);
  const slugs = getAncestorChain(term, (item) =>
    hierarchical ? all.find((other) => other.taxonomy === item.taxonomy && other.slug === item.parent) : undefined,
  ).map(({ slug }) => toStoredSegment(slug));
  return `/${[prefix, ...slugs].join('/')}/`;
}

/**
 * An item with those above it, topmost first.
 * @throws InvalidSeed when it is above itself
 */
export function getAncestorChain<T>(item: T, parentOf: (item: T) => T | undefined): T[] {
  const chain = [item];
  for (let above = parentOf(item); above; above = parentOf(above)) {
    if (chain.includes(above)) throw new InvalidSeed('An item stands above itself.');
    chain.unshift(above);
  }
  return chain;
}
