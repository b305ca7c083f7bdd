import { graphql } from 'relay-runtime';
import type { CoreSocialLinks_block$key } from '#generated/CoreSocialLinks_block.graphql.ts';
import { LinkRow } from '#components/ui/navigation/LinkRow.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Links to social media profiles, as text. A row of brand icons would distract from the content. */
export function CoreSocialLinks({
  block,
  renderInnerBlocks,
}: Pick<BlockProps, 'renderInnerBlocks'> & { block: CoreSocialLinks_block$key }) {
  const { attributes, innerLinks } = readFragment(
    graphql`
      fragment CoreSocialLinks_block on CoreSocialLinksBlock {
        attributes {
          ... on CoreSocialLinksBlockAttributes {
            anchor
            openInNewTab
            align
            backgroundColor
            textColor
            style
          }
        }
        innerLinks: innerBlocks {
          name
        }
      }
    `,
    block,
  );
  if (!innerLinks?.length) return null;
  return (
    <LinkRow id={attributes?.anchor || undefined} className={getPresetClass(attributes)}>
      {renderInnerBlocks({ isInList: true, opensInNewTab: attributes?.openInNewTab === true })}
    </LinkRow>
  );
}
