import { graphql } from 'relay-runtime';
import type { CoreHeading_block$key } from '#generated/CoreHeading_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { sanitizeInline } from '#lib/html/sanitize.ts';
import { readFragment } from '#lib/relay/server.ts';

const tags = ['h2', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** A heading within the content. Level 1 is reserved for the page title and becomes level 2. */
export function CoreHeading({ block }: { block: CoreHeading_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreHeading_block on CoreHeadingBlock {
        attributes {
          ... on CoreHeadingBlockAttributes {
            content
            level
            anchor
            textAlign
            align
            backgroundColor
            textColor
            fontSize
            style
          }
        }
      }
    `,
    block,
  );
  const content = sanitizeInline(attributes?.content ?? '').trim();
  if (content === '') return null;
  const Tag = tags[Math.round(attributes?.level ?? 2) - 1] ?? 'h2';
  return <Tag className={getPresetClass(attributes)} id={attributes?.anchor || undefined} dangerouslySetInnerHTML={{ __html: content }} />;
}
