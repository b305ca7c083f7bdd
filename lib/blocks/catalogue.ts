import 'server-only';
import { graphql } from 'relay-runtime';
import type { catalogueBlocksQuery } from '#generated/catalogueBlocksQuery.graphql.ts';
import type { catalogueMediaQuery } from '#generated/catalogueMediaQuery.graphql.ts';
import { fetchQuery } from '#lib/relay/server.ts';
import type { Parameter } from '#lib/uri/parameters.ts';

/** A block as an editor would save it; `{{media:slug}}` stands for the database id of a picture of the seed content. */
export type BlockSample = { name: string; markup: string };

const placeholder = /\{\{media:([a-z0-9-]+)\}\}/g;

async function mediaId(slug: string): Promise<number> {
  const { mediaItem } = await fetchQuery<catalogueMediaQuery>(
    graphql`
      query catalogueMediaQuery($slug: ID!) {
        mediaItem(id: $slug, idType: SLUG) {
          databaseId
        }
      }
    `,
    { slug },
  );
  // Databases count from 1: a sample of a missing picture asks for one that cannot be there.
  return mediaItem?.databaseId ?? 0;
}

/**
 * The blocks of a sample, to be shown by `BlockTree`. The content service answers this in development and tests only.
 * @param parameters as they would stand in the address of a page
 */
export async function loadSample({ markup }: BlockSample, parameters: readonly Parameter[] = []) {
  const slugs = new Set([...markup.matchAll(placeholder)].map((match) => match[1] ?? ''));
  const ids = new Map(await Promise.all([...slugs].map(async (slug) => [slug, await mediaId(slug)] as const)));
  const content = markup.replaceAll(placeholder, (_all, slug: string) => String(ids.get(slug)));
  const { blockCatalogue } = await fetchQuery<catalogueBlocksQuery>(
    graphql`
      query catalogueBlocksQuery($content: String!, $parameters: [AddressParameter!]) {
        blockCatalogue(content: $content) {
          ...BlockTree_blocks
        }
      }
    `,
    { content, parameters },
  );
  return blockCatalogue ?? [];
}
