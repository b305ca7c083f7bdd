import { graphql } from 'relay-runtime';
import type { HomePageThreePack_block$key } from '#generated/HomePageThreePack_block.graphql.ts';
import { TeaserGrid } from './TeaserGrid.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

export function HomePageThreePack({ block }: { block: HomePageThreePack_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment HomePageThreePack_block on SiteHomePageThreePackBlock {
        attributes {
          title
          doors {
            title
            text
            drawing
            link {
              url
              title
              target
            }
            image {
              ...Picture_image
            }
          }
        }
      }
    `,
    block,
  );
  const teasers = (attributes?.doors ?? []).flatMap((teaser) => (teaser.title ? [{ ...teaser, title: teaser.title }] : []));
  if (teasers.length === 0) return null;
  return (
    <Section title={attributes?.title}>
      <TeaserGrid teasers={teasers} level={attributes?.title ? 3 : 2} />
    </Section>
  );
}
