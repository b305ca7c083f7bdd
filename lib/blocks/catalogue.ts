import 'server-only';
import { graphql } from 'relay-runtime';
import type { catalogueBlocksQuery } from '#generated/catalogueBlocksQuery.graphql.ts';
import { fetchQuery } from '#lib/relay/server.ts';
import type { Parameter } from '#lib/uri/parameters.ts';

/** A block as an editor would save it; `{{media:slug}}`, `{{regions:slug}}` stand for the database id of a picture, of a node of some type of the seed content. */
export type BlockSample = { name: string; markup: string };

/**
 * The blocks of a sample, to be shown by `BlockTree`. The content service answers this in development and tests only.
 * @param parameters as they would stand in the address of a page
 * @param prefix of the blocks' ids, where several samples stand on one page
 */
export async function loadSample({ markup }: BlockSample, parameters: readonly Parameter[] = [], prefix = '') {
  const { blockCatalogue } = await fetchQuery<catalogueBlocksQuery>(
    graphql`
      query catalogueBlocksQuery($content: String!, $prefix: String, $parameters: [AddressParameter!]) {
        blockCatalogue(content: $content, prefix: $prefix) {
          ...BlockTree_blocks
        }
      }
    `,
    { content: markup, prefix, parameters },
  );
  return blockCatalogue ?? [];
}
