import { graphql } from 'relay-runtime';
import type { CoreSiteTagline_block$key } from '#generated/CoreSiteTagline_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { readFragment } from '#lib/relay/server.ts';

/** The tagline of the site. */
export function CoreSiteTagline({ block }: { block: CoreSiteTagline_block$key }) {
  const { attributes, settings } = readFragment(
    graphql`
      fragment CoreSiteTagline_block on CoreSiteTaglineBlock {
        attributes {
          ... on CoreSiteTaglineBlockAttributes {
            textAlign
            align
            backgroundColor
            textColor
            fontSize
            style
          }
        }
        settings {
          description
        }
      }
    `,
    block,
  );
  if (!settings?.description) return null;
  return <p className={getPresetClass(attributes)}>{settings.description}</p>;
}
