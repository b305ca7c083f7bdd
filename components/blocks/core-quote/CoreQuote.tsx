import { graphql } from 'relay-runtime';
import type { CoreQuote_block$key } from '#generated/CoreQuote_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { sanitizeBlock } from '#lib/html/sanitize.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreQuote.module.css';

/** A quote made of inner blocks. Before WordPress 6.0, the whole quote was saved as HTML in `value`, including its source. */
export function CoreQuote({ block, children }: Pick<BlockProps, 'children'> & { block: CoreQuote_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreQuote_block on CoreQuoteBlock {
        attributes {
          ... on CoreQuoteBlockAttributes {
            quoteValue: value
            citation
            anchor
            className
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
  const saved = sanitizeBlock(removeCite(attributes?.quoteValue ?? '')).trim();
  if (!children && saved === '') return null;
  return (
    <figure
      className={getPresetClass(attributes, styles.quote, /\bis-style-plain\b/.test(attributes?.className ?? '') && styles.plain)}
      id={attributes?.anchor || undefined}
    >
      {children ? <blockquote>{children}</blockquote> : <blockquote dangerouslySetInnerHTML={{ __html: saved }} />}
      <RichText as="figcaption" className="label" profile="inline" html={attributes?.citation} />
    </figure>
  );
}

/** Removes everything from the first `<cite>` to the last `</cite>`. A regular expression would take quadratic time on unclosed tags. */
function removeCite(markup: string): string {
  const [start, end] = [markup.indexOf('<cite>'), markup.lastIndexOf('</cite>')];
  return start === -1 || end < start ? markup : markup.slice(0, start) + markup.slice(end + '</cite>'.length);
}
