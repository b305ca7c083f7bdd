import { graphql } from 'relay-runtime';
import type { ContentToggleView_block$key } from '#generated/ContentToggleView_block.graphql.ts';
import { Tab } from '#components/ui/containers/Tabs.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

/** One tab of a content toggle. The first tab is open. */
export function ContentToggleView({
  block,
  children,
  position,
}: Pick<BlockProps, 'children' | 'position'> & { block: ContentToggleView_block$key }) {
  const { attributes, clientId, parentClientId } = readFragment(
    graphql`
      fragment ContentToggleView_block on SiteContentToggleViewBlock {
        clientId
        parentClientId
        attributes {
          label
        }
      }
    `,
    block,
  );
  if (!attributes?.label || !children) return null;
  return (
    <Tab group={`tabs-${parentClientId ?? clientId}`} label={attributes.label} open={position === 0}>
      {children}
    </Tab>
  );
}
