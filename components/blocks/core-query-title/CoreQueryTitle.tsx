import { graphql } from 'relay-runtime';
import type { CoreQueryTitle_block$key } from '#generated/CoreQueryTitle_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { headingTags } from '#lib/blocks/heading-tag.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { readFragment } from '#lib/relay/server.ts';

type RequestedFilters = {
  category: { name: string | null | undefined } | null | undefined;
  year: number | null | undefined;
  words: string | null | undefined;
};

/** Uses the wording of WordPress. Returns null if the URL contains no filter. */
function getQueryTitle(
  requested: RequestedFilters | null | undefined,
  isSearch: boolean,
  showPrefix: boolean,
  showSearchTerm: boolean,
): string | null {
  const { category, year, words } = requested ?? {};
  if (isSearch) return words && showSearchTerm ? `Search results for: “${words}”` : 'Search results';
  if (category?.name) return showPrefix ? `Category: ${category.name}` : category.name;
  if (year) return showPrefix ? `Year: ${year}` : String(year);
  return null;
}

/** The title of a list: the category, year or search terms in the URL, or the page title if there are none. */
export function CoreQueryTitle({ block }: { block: CoreQueryTitle_block$key }) {
  const { attributes, parentNode, requested } = readFragment(
    graphql`
      fragment CoreQueryTitle_block on CoreQueryTitleBlock {
        attributes {
          ... on CoreQueryTitleBlockAttributes {
            level
            type
            showPrefix
            showSearchTerm
            align
            backgroundColor
            textColor
            fontSize
            textAlign
            style
          }
        }
        parentNode {
          ...loopNode_node @alias(as: "loopNode")
        }

        requested: asked(parameters: $parameters) {
          category {
            name
          }
          year
          words
        }
      }
    `,
    block,
  );
  const pageTitle = readLoopNode(parentNode.loopNode)?.title;
  const title = getQueryTitle(
    requested,
    attributes?.type === 'search',
    attributes?.showPrefix !== false,
    attributes?.showSearchTerm !== false,
  );
  const Tag = headingTags[Math.round(attributes?.level ?? 2)] ?? 'h2';
  if (!title && !pageTitle) return null;
  return <Tag className={getPresetClass(attributes)}>{title ?? <RichText html={pageTitle} profile="inline" />}</Tag>;
}
