import type { ComponentProps } from 'react';
import { getFieldOptions } from '#lib/forms/choices.ts';
import { getConstraintAttributes } from '#lib/forms/field-schema.ts';
import type { CheckboxField, FileField, FormDefinition, FormField, TextField } from '#lib/forms/types.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { FieldError, FieldHint } from './FieldMessages.tsx';
import styles from './Form.module.css';

type Props = {
  form: FormDefinition;
  field: FormField;
  id: string;
  choices: readonly string[];
  /** The values that were submitted before. */
  values: readonly string[];
  error: string | undefined;
};

/** A form field with its label, hint and error message. */
export function Field({ form, field, id, choices, values, error }: Props) {
  if (field.kind === 'radios' || field.kind === 'checkboxes')
    return <ChoiceGroup field={field} id={id} options={getFieldOptions(form, field, choices)} values={values} error={error} />;
  const constraints = getConstraintAttributes(field);
  const described = getDescribedBy(id, field.hint !== undefined, error !== undefined);
  const common = {
    id,
    name: field.name,
    required: constraints.required,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described,
  };
  if (field.kind === 'checkbox')
    return (
      <div className={joinClasses(styles.wide, error !== undefined && styles.invalid)}>
        <label className={styles.check}>
          <input type="checkbox" value="yes" defaultChecked={values.length > 0} {...common} />
          <span>{field.label}</span>
        </label>
        <FieldError id={id} message={error} />
      </div>
    );
  return (
    <div className={joinClasses(styles.field, !field.half && styles.wide, error !== undefined && styles.invalid)}>
      <label htmlFor={id}>
        {field.label}
        {field.required === undefined && <span className={styles.optional}> (optional)</span>}
      </label>
      <FieldHint id={id} hint={field.hint} />
      <Control
        field={field}
        options={field.kind === 'select' ? getFieldOptions(form, field, choices) : []}
        value={values[0] ?? ''}
        common={common}
      />
      <FieldError id={id} message={error} />
    </div>
  );
}

type ControlProps = {
  field: Exclude<FormField, CheckboxField>;
  options: readonly string[];
  value: string;
  common: Pick<ComponentProps<'input'>, 'id' | 'name' | 'required' | 'aria-invalid' | 'aria-describedby'>;
};

function Control({ field, options, value, common }: ControlProps) {
  const { maxLength, multiple } = getConstraintAttributes(field);
  switch (field.kind) {
    case 'textarea':
      return <textarea {...common} rows={5} defaultValue={value} />;
    case 'file':
      return <input type="file" {...common} multiple={multiple} accept={getAcceptAttribute(field)} />;
    case 'text':
    case 'email':
    case 'tel':
    case 'url':
      return <input type={getInputType(field)} {...common} maxLength={maxLength} autoComplete={field.autocomplete} defaultValue={value} />;
    default:
      return (
        <select {...common} defaultValue={value}>
          <option value="">Select an option</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
  }
}

/** Uses `text` for URLs, because `url` inputs reject a URL without its scheme. */
const getInputType = ({ kind }: TextField) => (kind === 'url' || kind === 'textarea' ? 'text' : kind);

const getAcceptAttribute = ({ fileTypes }: FileField) =>
  fileTypes.flatMap(({ mimeType, extensions }) => [mimeType, ...extensions]).join(',');

function getDescribedBy(id: string, hasHint: boolean, hasError: boolean): string | undefined {
  return [hasHint && `${id}-hint`, hasError && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

function joinClasses(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
