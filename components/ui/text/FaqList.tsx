import { sanitizeBlock } from '#lib/html/sanitize.ts';
import { toFaqPage } from '#lib/seo/json-ld.ts';
import { Accordion } from '#components/ui/containers/Accordion.tsx';
import { JsonLd } from '#components/ui/core/JsonLd.tsx';
import styles from './FaqList.module.css';
import { RichText } from '#components/ui/core/RichText.tsx';

/** The answer is markup that is safe to show. */
type AnsweredFaqItem = { question: string; answer: string };

type FaqItem = { question?: string | null; answer?: string | null };

/** The questions that have an answer; what an editor has not answered yet is nobody else's business. */
export function getAnsweredQuestions(questions: ReadonlyArray<FaqItem | null | undefined> | null | undefined): AnsweredFaqItem[] {
  return (questions ?? []).flatMap((item) => {
    const answer = sanitizeBlock(item?.answer ?? '').trim();
    return item?.question && answer ? [{ question: item.question, answer }] : [];
  });
}

type Props = { questions: readonly AnsweredFaqItem[]; columns?: 1 | 2 };

/** Questions that open; search engines are told them too. In two columns the first half stands in the first, as in a newspaper. */
export function FaqList({ questions, columns = 1 }: Props) {
  const items = questions.map(({ question, answer }) => ({ title: question, content: <RichText profile="block" html={answer} /> }));
  const middle = Math.ceil(items.length / columns);
  return (
    <>
      {columns === 2 ? (
        <div className={styles.columns}>
          <Accordion items={items.slice(0, middle)} openFirst={false} exclusive={false} />
          {items.length > middle && <Accordion items={items.slice(middle)} openFirst={false} exclusive={false} />}
        </div>
      ) : (
        <Accordion items={items} />
      )}
      <JsonLd thing={toFaqPage(questions)} />
    </>
  );
}
