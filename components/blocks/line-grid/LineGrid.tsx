import { graphql } from 'relay-runtime';
import type { LineGrid_block$key } from '#generated/LineGrid_block.graphql.ts';
import { FactGrid } from '#components/ui/numbers/FactGrid.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Facts in a grid with lines between the cells. The first fact can span four cells. Facts without a label or a value are left out. */
export function LineGrid({ block }: { block: LineGrid_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment LineGrid_block on SiteLineGridBlock {
        attributes {
          title
          text
          ground
          emphasis
          moreLink {
            ...Section_link
          }
          items {
            label
            value
            note
          }
        }
      }
    `,
    block,
  );
  const facts = (attributes?.items ?? []).flatMap(({ label, value, note }) => (label && value ? [{ name: label, value, note }] : []));
  if (facts.length === 0) return null;
  const [first, ...others] = facts;
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      {attributes?.emphasis && first ? <FactGrid mainFact={first} facts={others} /> : <FactGrid facts={facts} />}
    </Section>
  );
}
