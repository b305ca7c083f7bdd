import { graphql } from 'relay-runtime';
import type { CoreCategories_block$data, CoreCategories_block$key } from '#generated/CoreCategories_block.graphql.ts';
import { CountedLinks, type CountedLink } from '#components/ui/navigation/CountedLinks.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { readFragment } from '#lib/relay/server.ts';

type Term = NonNullable<CoreCategories_block$data['terms']>[number];

/** Links to the categories of posts, nested by parent category if the editor enables it. */
export function CoreCategories({ block }: { block: CoreCategories_block$key }) {
  const { attributes, terms } = readFragment(
    graphql`
      fragment CoreCategories_block on CoreCategoriesBlock {
        attributes {
          displayAsDropdown
          showHierarchy
          showPostCounts
          align
          fontSize
          style
        }
        terms {
          databaseId
          name
          uri
          count
          ... on HierarchicalTermNode {
            parentDatabaseId
          }
        }
      }
    `,
    block,
  );
  if (!terms?.length) return null;
  const links = toLinks(terms, attributes?.showHierarchy === true ? null : undefined, attributes?.showPostCounts === true);
  return (
    <div className={getPresetClass(attributes)}>
      <CountedLinks links={links} summary={attributes?.displayAsDropdown ? 'Choose a category' : undefined} />
    </div>
  );
}

/** @param parentId Id of the parent category, or null for the top level. With undefined, all categories are listed without nesting. */
function toLinks(terms: readonly Term[], parentId: number | null | undefined, showCounts: boolean): CountedLink[] {
  const ids = new Set(terms.map(({ databaseId }) => databaseId));
  const siblings = terms.filter(({ parentDatabaseId: id }) => parentId === undefined || (id && ids.has(id) ? id : null) === parentId);
  return siblings.map(({ databaseId, name, uri, count }) => {
    const children = parentId === undefined ? [] : toLinks(terms, databaseId, showCounts);
    return {
      key: databaseId,
      href: uri,
      name,
      ...(showCounts && { count: count ?? 0 }),
      ...(children.length > 0 && { children: <CountedLinks links={children} /> }),
    };
  });
}
