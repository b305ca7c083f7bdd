import { graphql } from 'relay-runtime';
import type { TwoColumnFaq_block$key } from '#generated/TwoColumnFaq_block.graphql.ts';
import { getAnsweredQuestions, FaqList } from '#components/ui/text/FaqList.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Short questions in two columns. Several of them can be open at the same time. */
export function TwoColumnFaq({ block }: { block: TwoColumnFaq_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment TwoColumnFaq_block on SiteTwoColumnFaqBlock {
        attributes {
          title
          text
          ground
          moreLink {
            ...Section_link
          }
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
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      <FaqList questions={questions} columns={2} />
    </Section>
  );
}
