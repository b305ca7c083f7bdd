import type { Discussion } from '#lib/blocks/block-props.ts';
import { pluralize } from '#lib/format/pluralize.ts';
import { RichText } from '#components/ui/core/RichText.tsx';

type Props = { discussion: Discussion; showCount?: boolean; showTitle?: boolean };

/** The number of comments and the title of the post: `3 comments on “The dock door is the product”`. */
export function CommentCount({ discussion: { count, title }, showCount = true, showTitle = true }: Props) {
  const countText = pluralize(count, 'comment');
  return (
    <>
      {showCount ? countText : 'Comments'}
      {showTitle && title && (
        <>
          {' on “'}
          <RichText html={title} profile="inline" />”
        </>
      )}
    </>
  );
}
