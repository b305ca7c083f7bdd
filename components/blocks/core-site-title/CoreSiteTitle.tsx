import { graphql } from 'relay-runtime';
import type { CoreSiteTitle_block$key } from '#generated/CoreSiteTitle_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Elements by heading level. Level 0 is a paragraph. Level 1 becomes an h2, because the h1 is the page title. */
const tags = ['p', 'h2', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** The name of the site, which links to the front page unless `isLink` is false. */
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
