import { graphql } from 'relay-runtime';
import type { FeaturedText_block$key } from '#generated/FeaturedText_block.graphql.ts';
import { FeaturedWords } from '#components/ui/FeaturedWords.tsx';
import { LinkActions } from '#components/ui/LinkActions.tsx';
import { Section } from '#components/ui/Section.tsx';
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
      <FeaturedWords eyebrow={attributes.eyebrow} html={attributes.text}>
        <LinkActions primary={attributes.link} variant="plain" />
      </FeaturedWords>
    </Section>
  );
}
