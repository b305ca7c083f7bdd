import { graphql } from 'relay-runtime';
import type { QuoteBlock_block$key } from '#generated/QuoteBlock_block.graphql.ts';
import { Quote } from '#components/ui/text/Quote.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** A quote in the reading column, with a link to its source. */
export function QuoteBlock({ block }: { block: QuoteBlock_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment QuoteBlock_block on SiteQuoteBlock {
        attributes {
          quote
          name
          role
          ground
          link {
            url
            title
            target
          }
        }
      }
    `,
    block,
  );
  if (!attributes?.quote) return null;
  return (
    <Section ground={attributes.ground}>
      <Quote variant="margin" name={attributes.name} role={attributes.role} source={attributes.link}>
        “{attributes.quote}”
      </Quote>
    </Section>
  );
}
