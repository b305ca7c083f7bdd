import { graphql } from 'relay-runtime';
import type { CoreDetails_block$key } from '#generated/CoreDetails_block.graphql.ts';
import { Accordion } from '#components/ui/containers/Accordion.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { sanitizeInline } from '#lib/html/sanitize.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A summary that expands to show more blocks. */
export function CoreDetails({ block, children }: Pick<BlockProps, 'children'> & { block: CoreDetails_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreDetails_block on CoreDetailsBlock {
        attributes {
          summary
          showContent
          anchor
          align
          backgroundColor
          textColor
          fontSize
          style
        }
      }
    `,
    block,
  );
  const summary = sanitizeInline(attributes?.summary ?? '').trim();
  if (!attributes || !children) return null;
  return (
    <div className={getPresetClass(attributes)} id={attributes.anchor || undefined}>
      <Accordion
        items={[{ title: <RichText html={summary || 'Details'} profile="inline" />, content: children }]}
        openFirst={attributes.showContent}
        exclusive={false}
      />
    </div>
  );
}
