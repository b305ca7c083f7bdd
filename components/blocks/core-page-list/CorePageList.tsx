import { graphql } from 'relay-runtime';
import type { CorePageList_block$data, CorePageList_block$key } from '#generated/CorePageList_block.graphql.ts';
import { StandaloneNavigationItems, NavigationGroup, NavigationLink } from '#components/ui/navigation/Navigation.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

type Page = NonNullable<CorePageList_block$data['pages']>[number];

/** All pages of the site, or the pages below one page, in menu order. */
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
  const rootId = attributes?.parentPageID || null;
  if (!pages?.some(({ parentDatabaseId }) => parentDatabaseId === rootId)) return null;
  return (
    <StandaloneNavigationItems inList={blockContext.isInList}>
      <PageLinks pages={pages} parent={rootId} />
    </StandaloneNavigationItems>
  );
}

function PageLinks({ pages, parent }: { pages: readonly Page[]; parent: number | null }) {
  return pages
    .filter(({ parentDatabaseId }) => parentDatabaseId === parent)
    .map(({ databaseId, title, uri }) =>
      pages.some(({ parentDatabaseId }) => parentDatabaseId === databaseId) ? (
        <NavigationGroup key={databaseId} href={uri} label={title}>
          <PageLinks pages={pages} parent={databaseId} />
        </NavigationGroup>
      ) : (
        <NavigationLink key={databaseId} href={uri} label={title} />
      ),
    );
}
