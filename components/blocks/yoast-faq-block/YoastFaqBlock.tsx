import { graphql } from 'relay-runtime';
import type { YoastFaqBlock_block$key } from '#generated/YoastFaqBlock_block.graphql.ts';
import { Accordion } from '#components/ui/containers/Accordion.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { sanitizeBlock, sanitizeInline } from '#lib/html/sanitize.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './YoastFaqBlock.module.css';

/** Questions and answers in the format of Yoast SEO. Questions without an answer are left out. The structured data of the page contains them. */
export function YoastFaqBlock({ block }: { block: YoastFaqBlock_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment YoastFaqBlock_block on YoastFaqBlock {
        attributes {
          questions {
            jsonQuestion
            jsonAnswer
          }
        }
      }
    `,
    block,
  );
  const questions = (attributes?.questions ?? []).flatMap(({ jsonQuestion, jsonAnswer }) => {
    const [question, answer] = [sanitizeInline(jsonQuestion ?? '').trim(), sanitizeBlock(jsonAnswer ?? '').trim()];
    return question && answer ? [{ question, answer }] : [];
  });
  if (questions.length === 0) return null;
  return (
    <div className={styles.questions}>
      <Accordion
        items={questions.map(({ question, answer }) => ({
          title: <RichText html={question} profile="inline" />,
          content: <RichText html={answer} profile="block" />,
        }))}
        openFirst={false}
        exclusive={false}
      />
    </div>
  );
}
