import type { Discussion } from '#lib/blocks/block-props.ts';
import { formatWhole } from '#lib/format/number.ts';
import { RichText } from '#components/ui/core/RichText.tsx';

type Props = { discussion: Discussion; counted?: boolean; titled?: boolean };

/** How many comments there are, and on what: "3 comments on “The dock door is the product”". */
export function CommentCount({ discussion: { count, title }, counted = true, titled = true }: Props) {
  const number = count === 1 ? '1 comment' : `${formatWhole(count)} comments`;
  return (
    <>
      {counted ? number : 'Comments'}
      {titled && title && (
        <>
          {' on “'}
          <RichText html={title} profile="inline" />”
        </>
      )}
    </>
  );
}
