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
  submitLabel: string | null | undefined;
  /** HTML with what happens after the form was sent. */
  sentText: string | null | undefined;
  workingDays: number | null | undefined;
  /** The people who read what is sent. */
  people: TeamContacts_people$key;
  peopleTitle: string | null | undefined;
  /** HTML below the people: other ways to get in touch. */
  note: string | null | undefined;
};

/** A section with a form below its heading, from column 4, and, next to it, the people who read it and other ways to get in touch. */
export function FormSection({ title, text, ground, people, peopleTitle, note, ...form }: Props) {
  const hasPeople = people.length > 0;
  const level = title ? 3 : 2;
  const Heading = `h${level}` as const;
  const hasAside = hasPeople || Boolean(note);
  return (
    <Section ground={ground} title={title} text={text}>
      <div className={`${styles.columns} grid-12`}>
        <div className={styles.form}>
          <SectionForm {...form} level={level} />
        </div>
        {hasAside && (
          <aside className={styles.aside}>
            {hasPeople && (
              <>
                <Heading className={styles.title}>{peopleTitle || 'Your contacts'}</Heading>
                <TeamContacts people={people} level={level === 2 ? 3 : 4} />
              </>
            )}
            <RichText className="quiet" profile="inline" as="p" html={note} />
          </aside>
        )}
      </div>
    </Section>
  );
}

type FormProps = Pick<Props, 'form' | 'state' | 'choices' | 'submitLabel' | 'sentText' | 'workingDays'> & { level: 2 | 3 };

function SectionForm({ form, state, choices, submitLabel, sentText, workingDays, level }: FormProps) {
  const Heading = `h${level}` as const;
  const replyTime = `We reply within ${formatBusinessDays(workingDays ?? 2)}.`;
  const renderConfirmation = (reference: string | null): ReactNode => (
    <>
      <Heading className={styles.title}>Thank you. We received your message.</Heading>
      {reference !== null && (
        <p className={styles.reference}>
          <span className="label">Reference number</span>
          <strong className="num">{reference}</strong>
        </p>
      )}
      <p className="lead">{replyTime} We sent a confirmation to your email address.</p>
      <RichText className="prose" profile="block" html={sentText} />
    </>
  );
  return (
    <Form
      form={form}
      state={state}
      choices={choices}
      submitLabel={submitLabel}
      note={<p>{replyTime}</p>}
      level={level}
      renderConfirmation={renderConfirmation}
    />
  );
}

const businessDays = ['', 'one business day', 'two business days', 'three business days', 'four business days', 'five business days'];

const formatBusinessDays = (count: number) => businessDays[count] ?? `${count} business days`;
