import { graphql } from 'relay-runtime';
import type { CorePageList_block$data, CorePageList_block$key } from '#generated/CorePageList_block.graphql.ts';
import { LooseLinks, NavigationGroup, NavigationLink } from '#components/ui/Navigation.tsx';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readFragment } from '#lib/relay/server.ts';

type Page = NonNullable<CorePageList_block$data['pages']>[number];

/** All pages of the site, or those below one, as they are ordered in the tree. */
export function CorePageList({ block, surroundings }: Pick<BlockContext, 'surroundings'> & { block: CorePageList_block$key }) {
  const { attributes, pages } = readFragment(
    graphql`
      fragment CorePageList_block on CorePageListBlock {
        attributes {
          parentPageID
        }
        pages {
          databaseId
          parentDatabaseId
          title
          uri
        }
      }
    `,
    block,
  );
  const top = attributes?.parentPageID || null;
  if (!pages?.some(({ parentDatabaseId }) => parentDatabaseId === top)) return null;
  return (
    <LooseLinks inList={surroundings.inList}>
      <Pages all={pages} above={top} />
    </LooseLinks>
  );
}

function Pages({ all, above }: { all: readonly Page[]; above: number | null }) {
  return all
    .filter(({ parentDatabaseId }) => parentDatabaseId === above)
    .map(({ databaseId, title, uri }) =>
      all.some(({ parentDatabaseId }) => parentDatabaseId === databaseId) ? (
        <NavigationGroup key={databaseId} href={uri} label={title}>
          <Pages all={all} above={databaseId} />
        </NavigationGroup>
      ) : (
        <NavigationLink key={databaseId} href={uri} label={title} />
      ),
    );
}
