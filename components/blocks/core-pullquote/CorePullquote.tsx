import { graphql } from 'relay-runtime';
import type { CorePullquote_block$key } from '#generated/CorePullquote_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { sanitizeInline } from '#lib/html/sanitize.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CorePullquote.module.css';

/** A large quote from the text, between two rules. */
export function CorePullquote({ block }: { block: CorePullquote_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CorePullquote_block on CorePullquoteBlock {
        attributes {
          ... on CorePullquoteBlockAttributes {
            value
            citation
            textAlign
            anchor
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
  const html = sanitizeInline(attributes?.value ?? '').trim();
  if (!attributes || html === '') return null;
  return (
    <figure className={getPresetClass(attributes, styles.quote)} id={attributes.anchor || undefined}>
      <blockquote dangerouslySetInnerHTML={{ __html: html }} />
      <RichText as="figcaption" className="label" profile="inline" html={attributes.citation} />
    </figure>
  );
}
