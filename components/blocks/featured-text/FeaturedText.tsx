import { graphql } from 'relay-runtime';
import type { FeaturedText_block$key } from '#generated/FeaturedText_block.graphql.ts';
import { LargeText } from './LargeText.tsx';
import { LinkActions } from '#components/ui/core/LinkActions.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** A few sentences in large type. Bold text has the full text color and the rest is lighter, so that the key points stand out. */
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
