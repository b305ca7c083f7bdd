import { notFound } from 'next/navigation';
import { blockCatalogue } from '#components/blocks/catalogue.generated.ts';
import type { BlockSample } from '#lib/blocks/catalogue.ts';
import type { BlockDeclaration } from '#lib/blocks/declaration.ts';
import { readEnv } from '#lib/env/env.ts';

export type CatalogueEntry = { folder: string; declaration: BlockDeclaration; samples: readonly BlockSample[] };

/** Responds with 404 unless the environment variable CATALOGUE turns the catalogue on. */
export function assertCatalogueIsOn(): void {
  if (!readEnv().CATALOGUE) notFound();
}

/** Returns every block with its samples. */
export function getCatalogue(): readonly CatalogueEntry[] {
  assertCatalogueIsOn();
  return blockCatalogue;
}

/** Returns one block of the catalogue. Responds with 404 if the block does not exist. */
export function getCatalogueEntry(folder: string): CatalogueEntry {
  return getCatalogue().find((entry) => entry.folder === folder) ?? notFound();
}

/** Converts the name of a sample to a URL segment. */
export function getSampleSlug({ name }: BlockSample): string {
  return name.replaceAll(' ', '-');
}
