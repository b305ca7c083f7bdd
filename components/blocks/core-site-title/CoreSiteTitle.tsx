import { graphql } from 'relay-runtime';
import type { CoreSiteTitle_block$key } from '#generated/CoreSiteTitle_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Level 1 is the page's title, so it counts as 2 here; 0 is a paragraph. */
const tags = ['p', 'h2', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Name of the site, usually with the way to its front page. */
export function CoreSiteTitle({ block }: { block: CoreSiteTitle_block$key }) {
  const { attributes, settings } = readFragment(
    graphql`
      fragment CoreSiteTitle_block on CoreSiteTitleBlock {
        attributes {
          ... on CoreSiteTitleBlockAttributes {
            level
            isLink
            linkTarget
            textAlign
            align
            backgroundColor
            textColor
            fontSize
            style
          }
        }
        settings {
          title
        }
      }
    `,
    block,
  );
  const name = settings?.title;
  if (!name) return null;
  const Tag = tags[Math.round(attributes?.level ?? 1)] ?? 'p';
  return (
    <Tag className={getPresetClass(attributes)}>
      {attributes?.isLink === false ? (
        name
      ) : (
        <SmartLink href="/" target={attributes?.linkTarget === '_blank' ? '_blank' : undefined}>
          {name}
        </SmartLink>
      )}
    </Tag>
  );
}
