import 'server-only';
import { graphql } from 'relay-runtime';
import type { catalogueBlocksQuery } from '#generated/catalogueBlocksQuery.graphql.ts';
import { fetchQuery } from '#lib/relay/server.ts';
import type { Parameter } from '#lib/uri/parameters.ts';

/**
 * Block markup as an editor would save it. The placeholder `{{media:slug}}` is replaced by the database id of a seed image, and
 * `{{regions:slug}}` by the database id of a seed node of that type.
 */
export type BlockSample = { name: string; markup: string };

/**
 * Loads the blocks of a sample, to be rendered by `BlockTree`. The content service allows this query only in development and tests.
 * @param parameters query parameters of the page that shows the sample
 * @param prefix for the ids of the blocks, to keep them unique when a page shows several samples
 */
export async function loadSampleBlocks({ markup }: BlockSample, parameters: readonly Parameter[] = [], prefix = '') {
  const { blockCatalogue } = await fetchQuery<catalogueBlocksQuery>(
    graphql`
      query catalogueBlocksQuery($content: String!, $prefix: String, $parameters: [UrlParameter!]) {
        blockCatalogue(content: $content, prefix: $prefix) {
          ...BlockTree_blocks
        }
      }
    `,
    { content: markup, prefix, parameters },
  );
  return blockCatalogue ?? [];
}
