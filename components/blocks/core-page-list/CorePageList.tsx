import { graphql } from 'relay-runtime';
import type { CorePageList_block$data, CorePageList_block$key } from '#generated/CorePageList_block.graphql.ts';
import { StandaloneNavigationItems, NavigationGroup, NavigationLink } from '#components/ui/navigation/Navigation.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

type Page = NonNullable<CorePageList_block$data['pages']>[number];

/** All pages of the site, or those below one, as they are ordered in the tree. */
export function CorePageList({ block, blockContext }: Pick<BlockProps, 'blockContext'> & { block: CorePageList_block$key }) {
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
    <StandaloneNavigationItems inList={blockContext.isInList}>
      <Pages all={pages} above={top} />
    </StandaloneNavigationItems>
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
