import type { ReactNode } from 'react';
import { graphql } from 'relay-runtime';
import type { Form_state$key } from '#generated/Form_state.graphql.ts';
import { Icon } from '#components/ui/core/Icon.tsx';
import { getFieldElementId, getFormElementId } from '#lib/forms/element-ids.ts';
import { isFileField } from '#lib/forms/choices.ts';
import { CLOCK_FIELD, LOCATION_FIELD, type FormDefinition } from '#lib/forms/types.ts';
import { readFragment } from '#lib/relay/server.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { FormAlert } from './FormAlert.tsx';
import { SpamProtection } from './SpamProtection.tsx';
import styles from './Form.module.css';

type Props = {
  form: FormDefinition;
  state: Form_state$key;
  /** Answers the block offers in place of the form's own. */
  choices?: readonly string[] | undefined;
  /** Where it stands, when that is not where its block is: a comment belongs to what a loop shows. */
  place?: string;
  /** What else is sent. */
  hidden?: Readonly<Record<string, string>> | undefined;
  submit?: string | null | undefined;
  /** Beside the button. */
  note?: ReactNode;
  /** Of headings within. */
  level: 2 | 3 | 4;
  /** In place of the form once it was sent. @param reference what the sender can name */
  sent: (reference: string | null) => ReactNode;
};

/**
 * A form that works without script: it posts to the site, which leads back here with what came of it. What was typed is kept, errors stand in
 * a summary and under their fields (WCAG 3.3.1, 3.3.3), and focus goes where the address points.
 */
export function Form({ form, state: key, choices, place: ownPlace, hidden, submit, note, level, sent }: Props) {
  const state = readFragment(
    graphql`
      fragment Form_state on FormState {
        place
        sentFrom
        state
        reference
        clock
        values {
          name
          values
        }
        errors {
          field
          message
        }
      }
    `,
    key,
  );
  const place = ownPlace ?? state.place;
  const isOurs = state.sentFrom === place;
  const outcome = isOurs ? state.state : 'NEW';
  const anchor = getFormElementId(place);
  if (outcome === 'SENT')
    return (
      <div className={styles.confirmation} id={anchor} tabIndex={-1}>
        {sent(state.reference ?? null)}
      </div>
    );
  const errors = isOurs ? state.errors : [];
  const values = isOurs ? state.values : [];
  const isInvalid = outcome === 'INVALID';
  const isCheck = outcome === 'CHECK';
  const secret = { [LOCATION_FIELD]: place, ...(isOurs && state.clock && { [CLOCK_FIELD]: state.clock }), ...hidden };
  return (
    <form
      className={styles.form}
      id={isInvalid || isCheck ? undefined : anchor}
      action={`/api/forms/${form.name}/`}
      method="post"
      encType={form.fields.some(isFileField) ? 'multipart/form-data' : undefined}
      noValidate
    >
      {isInvalid && <ErrorSummary id={anchor} errors={errors} level={level} hrefOf={(field) => `#${getFieldElementId(place, field)}`} />}
      {isCheck && (
        <FormAlert id={anchor} level={level} title="Please look over what you wrote and send it">
          <p>It came faster than people write, or your browser shows no pictures. Press the button once more and it is on its way.</p>
        </FormAlert>
      )}
      {Object.entries(secret).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.grid}>
        {form.fields.map((field) => (
          <Field
            key={field.name}
            form={form}
            field={field}
            id={getFieldElementId(place, field.name)}
            choices={choices ?? []}
            values={values.find(({ name }) => name === field.name)?.values ?? []}
            error={errors.find((error) => error.field === field.name)?.message}
          />
        ))}
      </div>
      <SpamProtection />
      <div className={styles.footer}>
        <button className={styles.submit} type="submit">
          {submit || form.submitLabel} <Icon name="arrow" />
        </button>
        {note && <div className="label">{note}</div>}
      </div>
    </form>
  );
}
