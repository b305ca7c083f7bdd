import { notFound } from 'next/navigation';
import { blockCatalogue } from '#components/blocks/catalogue.generated.ts';
import type { BlockSample } from '#lib/blocks/catalogue.ts';
import type { Declaration } from '#lib/blocks/declaration.ts';
import { readEnv } from '#lib/env/env.ts';

export type CatalogueEntry = { folder: string; declaration: Declaration; samples: readonly BlockSample[] };

/** Every block with its samples, where the catalogue is on (CATALOGUE); elsewhere there is no such page. */
export function openCatalogue(): readonly CatalogueEntry[] {
  if (!readEnv().CATALOGUE) notFound();
  return blockCatalogue;
}

/** One block of the catalogue; a 404 for a block nobody wrote. */
export function openEntry(folder: string): CatalogueEntry {
  return openCatalogue().find((entry) => entry.folder === folder) ?? notFound();
}

/** A sample's name as a part of an address. */
export function sampleSlug({ name }: BlockSample): string {
  return name.replaceAll(' ', '-');
}
