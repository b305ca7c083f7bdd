import { graphql } from 'relay-runtime';
import type { CoreCategories_block$data, CoreCategories_block$key } from '#generated/CoreCategories_block.graphql.ts';
import { CountedLinks, type CountedLink } from '#components/ui/navigation/CountedLinks.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { readFragment } from '#lib/relay/server.ts';

type Term = NonNullable<CoreCategories_block$data['terms']>[number];

/** Categories of posts, those that belong to others below them when the editor wants it. */
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
      <CountedLinks links={links} folded={attributes?.displayAsDropdown ? 'Choose a category' : undefined} />
    </div>
  );
}

/** @param above the term they belong to, null at the top; undefined: all of them, whatever they belong to */
function toLinks(all: readonly Term[], above: number | null | undefined, counted: boolean): CountedLink[] {
  const known = new Set(all.map(({ databaseId }) => databaseId));
  const here = all.filter(({ parentDatabaseId: parent }) => above === undefined || (parent && known.has(parent) ? parent : null) === above);
  return here.map(({ databaseId, name, uri, count }) => {
    const below = above === undefined ? [] : toLinks(all, databaseId, counted);
    return {
      key: databaseId,
      href: uri,
      name,
      ...(counted && { count: count ?? 0 }),
      ...(below.length > 0 && { below: <CountedLinks links={below} /> }),
    };
  });
}
