import { graphql } from 'relay-runtime';
import type { AccordionFaq_block$key } from '#generated/AccordionFaq_block.graphql.ts';
import { getAnsweredQuestions, FaqList } from '#components/ui/text/FaqList.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** An FAQ accordion. Questions without an answer are omitted. */
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
  const questions = getAnsweredQuestions(attributes?.questions);
  if (questions.length === 0) return null;
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text}>
      <FaqList questions={questions} />
    </Section>
  );
}
