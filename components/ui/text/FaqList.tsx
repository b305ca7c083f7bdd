import { sanitizeBlock } from '#lib/html/sanitize.ts';
import { Accordion } from '#components/ui/containers/Accordion.tsx';
import styles from './FaqList.module.css';
import { RichText } from '#components/ui/core/RichText.tsx';

/** A question and its answer as sanitized HTML. */
type AnsweredFaqItem = { question: string; answer: string };

type FaqItem = { question?: string | null; answer?: string | null };

/** Leaves out questions that editors have not answered yet. */
export function getAnsweredQuestions(questions: ReadonlyArray<FaqItem | null | undefined> | null | undefined): AnsweredFaqItem[] {
  return (questions ?? []).flatMap((item) => {
    const answer = sanitizeBlock(item?.answer ?? '').trim();
    return item?.question && answer ? [{ question: item.question, answer }] : [];
  });
}

type Props = { questions: readonly AnsweredFaqItem[]; columns?: 1 | 2 };

/** Questions and answers as an accordion. The structured data of the page contains them. With two columns, the first half of the questions is in the first column. */
export function FaqList({ questions, columns = 1 }: Props) {
  const items = questions.map(({ question, answer }) => ({ title: question, content: <RichText profile="block" html={answer} /> }));
  const middle = Math.ceil(items.length / columns);
  if (columns === 1) return <Accordion items={items} />;
  return (
    <div className={styles.columns}>
      <Accordion items={items.slice(0, middle)} openFirst={false} exclusive={false} />
      {items.length > middle && <Accordion items={items.slice(middle)} openFirst={false} exclusive={false} />}
    </div>
  );
}
