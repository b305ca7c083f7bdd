import { graphql } from 'relay-runtime';
import type { StyledQuote_block$key } from '#generated/StyledQuote_block.graphql.ts';
import { Quote } from '#components/ui/text/Quote.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

const variants = ['large', 'margin', 'portrait'] as const;

/** A quote in full width, in the reading column, or next to a large portrait. */
export function StyledQuote({ block }: { block: StyledQuote_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment StyledQuote_block on SiteStyledQuoteBlock {
        attributes {
          quote
          name
          role
          variant
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
      <Quote
        variant={variants.find((name) => name === attributes.variant) ?? 'large'}
        name={attributes.name}
        role={attributes.role}
        portrait={attributes.portrait}
      >
        “{attributes.quote}”
      </Quote>
    </Section>
  );
}
