import { graphql } from 'relay-runtime';
import type { AccordionFaq_block$key } from '#generated/AccordionFaq_block.graphql.ts';
import { Accordion } from '#components/ui/Accordion.tsx';
import { JsonLd } from '#components/ui/JsonLd.tsx';
import { RichText } from '#components/ui/RichText.tsx';
import { Section } from '#components/ui/Section.tsx';
import { sanitizeBlock } from '#lib/html/sanitize.ts';
import { readFragment } from '#lib/relay/server.ts';
import { faqPage } from '#lib/seo/json-ld.ts';

/** Questions that open; search engines are told them too (schema.org FAQPage). A question without an answer is left out. */
export function AccordionFaq({ block }: { block: AccordionFaq_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment AccordionFaq_block on SiteAccordionFaqBlock {
        attributes {
          title
          text
          ground
          questions {
            question
            answer
          }
        }
      }
    `,
    block,
  );
  const questions = (attributes?.questions ?? []).flatMap(({ question, answer }) => {
    const text = sanitizeBlock(answer ?? '').trim();
    return question && text ? [{ question, answer: text }] : [];
  });
  if (questions.length === 0) return null;
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text}>
      <Accordion items={questions.map(({ question, answer }) => ({ question, answer: <RichText profile="block" html={answer} /> }))} />
      <JsonLd thing={faqPage(questions)} />
    </Section>
  );
}
