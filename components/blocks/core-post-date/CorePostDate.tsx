import { graphql } from 'relay-runtime';
import type { CorePostDate_block$key } from '#generated/CorePostDate_block.graphql.ts';
import { marginProps } from '#components/ui/news/PostList.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { formatDateWithPattern } from '#lib/format/date-pattern.ts';
import { formatDate, toDateTime, toDateOnly } from '#lib/format/date.ts';
import { readFragment } from '#lib/relay/server.ts';

/** The date the content was published or last modified. */
export function CorePostDate({ block, blockContext }: Pick<BlockProps, 'blockContext'> & { block: CorePostDate_block$key }) {
  const { attributes, parentNode } = readFragment(
    graphql`
      fragment CorePostDate_block on CorePostDateBlock {
        attributes {
          ... on CorePostDateBlockAttributes {
            displayType
            format
            isLink
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
      }
    `,
    block,
  );
  const post = readLoopNode(blockContext.node ?? parentNode.loopNode);
  const isModified = attributes?.displayType === 'modified';
  // A modified date on the day of publication adds no information.
  if (isModified && toDateOnly(post?.modified) === toDateOnly(post?.date)) return null;
  const date = isModified ? post?.modified : post?.date;
  const text = formatDateWithPattern(date, attributes?.format) ?? formatDate(date);
  if (!text) return null;
  const time = <time dateTime={toDateTime(date) ?? undefined}>{text}</time>;
  return (
    <p className={getPresetClass(attributes, 'label')} {...marginProps}>
      {attributes?.isLink ? <SmartLink href={post?.uri}>{time}</SmartLink> : time}
    </p>
  );
}
