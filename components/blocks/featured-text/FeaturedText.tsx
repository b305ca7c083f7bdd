import { graphql } from 'relay-runtime';
import type { FeaturedText_block$key } from '#generated/FeaturedText_block.graphql.ts';
import { LargeText } from '#components/blocks/featured-text/LargeText.tsx';
import { LinkActions } from '#components/ui/core/LinkActions.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** A few sentences set large. What is strong in them is ink, the rest is quieter: read quickly, the strong words make the point. */
export function FeaturedText({ block }: { block: FeaturedText_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment FeaturedText_block on SiteFeaturedTextBlock {
        attributes {
          text
          eyebrow
          ground
          link {
            ...LinkActions_link
          }
        }
      }
    `,
    block,
  );
  if (!attributes?.text) return null;
  return (
    <Section ground={attributes.ground}>
      <LargeText eyebrow={attributes.eyebrow} html={attributes.text}>
        <LinkActions primary={attributes.link} variant="plain" />
      </LargeText>
    </Section>
  );
}
