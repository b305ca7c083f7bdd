import { graphql } from 'relay-runtime';
import type { LargeQuote_block$key } from '#generated/LargeQuote_block.graphql.ts';
import { Quote } from '#components/ui/text/Quote.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

export function LargeQuote({ block }: { block: LargeQuote_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment LargeQuote_block on SiteLargeQuoteBlock {
        attributes {
          quote
          name
          role
          ground
          portrait {
            ...Portrait_image
          }
        }
      }
    `,
    block,
  );
  if (!attributes?.quote) return null;
  return (
    <Section ground={attributes.ground}>
      <Quote name={attributes.name} role={attributes.role} portrait={attributes.portrait}>
        “{attributes.quote}”
      </Quote>
    </Section>
  );
}
