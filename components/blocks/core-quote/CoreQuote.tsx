import { graphql } from 'relay-runtime';
import type { CoreQuote_block$key } from '#generated/CoreQuote_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { sanitizeBlock } from '#lib/html/sanitize.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreQuote.module.css';

/** A quote. Its words are blocks; before WordPress 6.0 they were saved as markup (`value`), source included. */
export function CoreQuote({ block, children }: Pick<BlockProps, 'children'> & { block: CoreQuote_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreQuote_block on CoreQuoteBlock {
        attributes {
          ... on CoreQuoteBlockAttributes {
            value
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
  const saved = sanitizeBlock(withoutSource(attributes?.value ?? '')).trim();
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

/** From the first opening tag to the last closing one; looked for once each, since a pattern would look for the end again from every beginning. */
function withoutSource(markup: string): string {
  const [start, end] = [markup.indexOf('<cite>'), markup.lastIndexOf('</cite>')];
  return start === -1 || end < start ? markup : markup.slice(0, start) + markup.slice(end + '</cite>'.length);
}
