import type { ReactNode } from 'react';
import { graphql } from 'relay-runtime';
import type { Form_state$key } from '#generated/Form_state.graphql.ts';
import { Icon } from '#components/ui/core/Icon.tsx';
import { getFieldElementId, getFormElementId } from '#lib/forms/element-ids.ts';
import { isFileField } from '#lib/forms/choices.ts';
import { CLOCK_FIELD, PLACEMENT_FIELD, type FormDefinition } from '#lib/forms/types.ts';
import { readFragment } from '#lib/relay/server.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { FormAlert } from './FormAlert.tsx';
import { SpamProtection } from './SpamProtection.tsx';
import styles from './Form.module.css';

type Props = {
  form: FormDefinition;
  state: Form_state$key;
  /** Options from the block that replace the form's own. */
  choices?: readonly string[] | undefined;
  /** Location of the form if it differs from the location of the block: a comment form in a query loop belongs to the post of the loop. */
  location?: string;
  /** Names and values of further hidden fields. */
  hidden?: Readonly<Record<string, string>> | undefined;
  submitLabel?: string | null | undefined;
  /** Text next to the submit button. */
  note?: ReactNode;
  /** Level of the headings inside the form. */
  level: 2 | 3 | 4;
  /** Renders the message that replaces the form after it was sent. @param reference Reference number of the submission. */
  renderConfirmation: (reference: string | null) => ReactNode;
};

/**
 * A form that works without JavaScript: the site handles the POST request and redirects back to this page with the result. Entered values are
 * kept, errors are listed in a summary and below their fields (WCAG 3.3.1, 3.3.3), and the URL's fragment moves the focus.
 */
export function Form({ form, state: key, choices, location: ownLocation, hidden, submitLabel, note, level, renderConfirmation }: Props) {
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
  const location = ownLocation ?? state.place;
  // A page can contain several forms. The state in the URL belongs to the one that was submitted.
  const isSubmittedForm = state.sentFrom === location;
  const formState = isSubmittedForm ? state.state : 'NEW';
  const elementId = getFormElementId(location);
  if (formState === 'SENT')
    return (
      <div className={styles.confirmation} id={elementId} tabIndex={-1}>
        {renderConfirmation(state.reference ?? null)}
      </div>
    );
  const errors = isSubmittedForm ? state.errors : [];
  const values = isSubmittedForm ? state.values : [];
  const isInvalid = formState === 'INVALID';
  const needsReview = formState === 'CHECK';
  const hiddenFields = { [PLACEMENT_FIELD]: location, ...(isSubmittedForm && state.clock && { [CLOCK_FIELD]: state.clock }), ...hidden };
  return (
    <form
      className={styles.form}
      id={isInvalid || needsReview ? undefined : elementId}
      action={`/api/forms/${form.name}/`}
      method="post"
      encType={form.fields.some(isFileField) ? 'multipart/form-data' : undefined}
      noValidate
    >
      {isInvalid && (
        <ErrorSummary id={elementId} errors={errors} level={level} getFieldHref={(field) => `#${getFieldElementId(location, field)}`} />
      )}
      {needsReview && (
        <FormAlert id={elementId} level={level} title="Please review the form and send it again">
          <p>It was filled in unusually fast, or your browser does not load images. Your message has not been sent yet.</p>
        </FormAlert>
      )}
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.grid}>
        {form.fields.map((field) => (
          <Field
            key={field.name}
            form={form}
            field={field}
            id={getFieldElementId(location, field.name)}
            choices={choices ?? []}
            values={values.find(({ name }) => name === field.name)?.values ?? []}
            error={errors.find((error) => error.field === field.name)?.message}
          />
        ))}
      </div>
      <SpamProtection />
      <div className={styles.footer}>
        <button className={styles.submit} type="submit">
          {submitLabel || form.submitLabel} <Icon name="arrow" />
        </button>
        {note && <div className="label">{note}</div>}
      </div>
    </form>
  );
}
