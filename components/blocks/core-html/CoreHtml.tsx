import { graphql } from 'relay-runtime';
import type { CoreHtml_block$key } from '#generated/CoreHtml_block.graphql.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Custom HTML. Scripts, frames, forms, and styles are removed. */
export function CoreHtml({ block }: { block: CoreHtml_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreHtml_block on CoreHtmlBlock {
        attributes {
          htmlText: content
        }
      }
    `,
    block,
  );
  return <RichText className="stack stack--s" html={attributes?.htmlText} profile="block" />;
}
