import { graphql } from 'relay-runtime';
import type { CorePostDate_block$key } from '#generated/CorePostDate_block.graphql.ts';
import { aside } from '#components/ui/PostList.tsx';
import { presetClass } from '#components/ui/presets.ts';
import { SmartLink } from '#components/ui/SmartLink.tsx';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { formatDateAs } from '#lib/format/date-pattern.ts';
import { formatDate, toDateTime, toDay } from '#lib/format/date.ts';
import { readFragment } from '#lib/relay/server.ts';

/** When the content was published, or last changed. */
export function CorePostDate({ block, surroundings }: Pick<BlockContext, 'surroundings'> & { block: CorePostDate_block$key }) {
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
          ...loopNode_node @alias(as: "own")
        }
      }
    `,
    block,
  );
  const post = readLoopNode(surroundings.node ?? parentNode.own);
  const isModified = attributes?.displayType === 'modified';
  // What was never changed says so by saying nothing.
  if (isModified && toDay(post?.modified) === toDay(post?.date)) return null;
  const date = isModified ? post?.modified : post?.date;
  const text = formatDateAs(date, attributes?.format) ?? formatDate(date);
  if (!text) return null;
  const time = <time dateTime={toDateTime(date) ?? undefined}>{text}</time>;
  return (
    <p className={presetClass(attributes, 'label')} {...aside}>
      {attributes?.isLink ? <SmartLink href={post?.uri}>{time}</SmartLink> : time}
    </p>
  );
}
