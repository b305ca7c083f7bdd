import type { ReactNode } from 'react';
import type { Form_state$key } from '#generated/Form_state.graphql.ts';
import type { TeamContacts_people$key } from '#generated/TeamContacts_people.graphql.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { TeamContacts } from '#components/ui/people/TeamContacts.tsx';
import type { FormDefinition } from '#lib/forms/types.ts';
import { Form } from './Form.tsx';
import styles from './FormSection.module.css';

type Props = {
  form: FormDefinition;
  state: Form_state$key;
  choices?: readonly string[] | undefined;
  title: string | null | undefined;
  text: string | null | undefined;
  ground: string | null | undefined;
  submit: string | null | undefined;
  /** Markup: what happens after sending. */
  sentText: string | null | undefined;
  workingDays: number | null | undefined;
  /** Who reads it. */
  people: TeamContacts_people$key;
  peopleTitle: string | null | undefined;
  /** Markup below the people, for what no form is the way to. */
  note: string | null | undefined;
};

/** A form as a section: the form from the first line to the ninth, beside it who reads it and what else can be done. */
export function FormSection({ title, text, ground, people, peopleTitle, note, ...form }: Props) {
  const hasPeople = people.length > 0;
  const level = title ? 3 : 2;
  const Heading = `h${level}` as const;
  const aside = hasPeople || Boolean(note);
  return (
    <Section ground={ground} title={title} text={text}>
      <div className={`${styles.columns} cols`}>
        <div className={styles.form}>
          <SectionForm {...form} level={level} />
        </div>
        {aside && (
          <aside className={styles.aside}>
            {hasPeople && (
              <>
                <Heading className={styles.title}>{peopleTitle || 'Who reads this'}</Heading>
                <TeamContacts people={people} level={level === 2 ? 3 : 4} />
              </>
            )}
            <RichText className="label" profile="inline" as="p" html={note} />
          </aside>
        )}
      </div>
    </Section>
  );
}

type FormProps = Pick<Props, 'form' | 'state' | 'choices' | 'submit' | 'sentText' | 'workingDays'> & { level: 2 | 3 };

function SectionForm({ form, state, choices, submit, sentText, workingDays, level }: FormProps) {
  const Heading = `h${level}` as const;
  const answer = `A person answers within ${formatWorkingDays(workingDays ?? 2)}.`;
  const sent = (reference: string | null): ReactNode => (
    <>
      <Heading className={styles.title}>We have it</Heading>
      {reference !== null && (
        <p className={styles.reference}>
          <span className="label">Your reference</span>
          <strong className="num">{reference}</strong>
        </p>
      )}
      <p className="lead">{answer} A receipt is on its way to the address you gave.</p>
      <RichText className="prose" profile="block" html={sentText} />
    </>
  );
  return <Form form={form} state={state} choices={choices} submit={submit} note={<p>{answer}</p>} level={level} sent={sent} />;
}

const numbers = ['', 'one working day', 'two working days', 'three working days', 'four working days', 'five working days'];

const formatWorkingDays = (days: number) => numbers[days] ?? `${days} working days`;
