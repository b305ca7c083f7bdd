import { graphql } from 'relay-runtime';
import type { CoreSocialLinks_block$key } from '#generated/CoreSocialLinks_block.graphql.ts';
import { LinkRow } from '#components/ui/LinkRow.tsx';
import { presetClass } from '#components/ui/presets.ts';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Places where the company can be followed, by name: a row of other companies' signs would be the loudest thing on the page. */
export function CoreSocialLinks({ block, within }: Pick<BlockContext, 'within'> & { block: CoreSocialLinks_block$key }) {
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
    <LinkRow id={attributes?.anchor || undefined} className={presetClass(attributes)}>
      {within({ inList: true, newTab: attributes?.openInNewTab === true })}
    </LinkRow>
  );
}
