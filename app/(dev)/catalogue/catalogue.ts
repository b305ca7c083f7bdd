import { notFound } from 'next/navigation';
import { blockCatalogue } from '#components/blocks/catalogue.generated.ts';
import type { BlockSample } from '#lib/blocks/catalogue.ts';
import type { BlockDeclaration } from '#lib/blocks/declaration.ts';
import { readEnv } from '#lib/env/env.ts';

export type CatalogueEntry = { folder: string; declaration: BlockDeclaration; samples: readonly BlockSample[] };

/** Responds with 404 when the catalogue is off (CATALOGUE). */
export function assertCatalogueIsOn(): void {
  if (!readEnv().CATALOGUE) notFound();
}

/** Every block with its samples. */
export function getCatalogue(): readonly CatalogueEntry[] {
  assertCatalogueIsOn();
  return blockCatalogue;
}

/** One block of the catalogue. Responds with 404 when there is no such block. */
export function getCatalogueEntry(folder: string): CatalogueEntry {
  return getCatalogue().find((entry) => entry.folder === folder) ?? notFound();
}

/** The name of a sample as a segment of a URL. */
export function getSampleSlug({ name }: BlockSample): string {
  return name.replaceAll(' ', '-');
}
