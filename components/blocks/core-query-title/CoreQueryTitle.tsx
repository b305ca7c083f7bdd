import { graphql } from 'relay-runtime';
import type { CoreQueryTitle_block$key } from '#generated/CoreQueryTitle_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { headingTags } from '#lib/blocks/heading-tag.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { readFragment } from '#lib/relay/server.ts';

type Asked = {
  category: { name: string | null | undefined } | null | undefined;
  year: number | null | undefined;
  words: string | null | undefined;
};

/** As WordPress words it; null where the address asks for nothing. */
function titleOf(asked: Asked | null | undefined, isSearch: boolean, prefixed: boolean, withWords: boolean): string | null {
  const { category, year, words } = asked ?? {};
  if (isSearch) return words && withWords ? `Search results for: “${words}”` : 'Search results';
  if (category?.name) return prefixed ? `Category: ${category.name}` : category.name;
  if (year) return prefixed ? `Year: ${year}` : String(year);
  return null;
}

/** Title of a list: the category, the year or the words the address asks for; without any, the title of the page. */
export function CoreQueryTitle({ block }: { block: CoreQueryTitle_block$key }) {
  const { attributes, parentNode, asked } = readFragment(
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
          ...loopNode_node @alias(as: "own")
        }

        asked(parameters: $parameters) {
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
  const own = readLoopNode(parentNode.own)?.title;
  const title = titleOf(asked, attributes?.type === 'search', attributes?.showPrefix !== false, attributes?.showSearchTerm !== false);
  const Tag = headingTags[Math.round(attributes?.level ?? 2)] ?? 'h2';
  if (!title && !own) return null;
  return <Tag className={getPresetClass(attributes)}>{title ?? <RichText html={own} profile="inline" />}</Tag>;
}
