import type { ChoiceField } from '#lib/forms/types.ts';
import { FieldError, FieldHint } from './FieldMessages.tsx';
import styles from './Form.module.css';

type Props = {
  field: ChoiceField;
  id: string;
  options: readonly string[];
  values: readonly string[];
  error: string | undefined;
};

/** Radio buttons or checkboxes. The first input has the field's id, so that a link to the field moves the focus there. */
export function ChoiceGroup({ field, id, options, values, error }: Props) {
  const isMultiple = field.kind === 'checkboxes';
  const describedBy = [field.hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={[styles.field, styles.wide, error !== undefined && styles.invalid].filter(Boolean).join(' ')}
      aria-describedby={describedBy || undefined}
    >
      <legend>{field.label}</legend>
      <FieldHint id={id} hint={field.hint} />
      <div className={isMultiple ? styles.checks : styles.chips}>
        {options.map((option, index) => (
          <label key={option} className={isMultiple ? styles.check : undefined}>
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              id={index === 0 ? id : undefined}
              name={field.name}
              value={option}
              defaultChecked={values.includes(option)}
              aria-invalid={error === undefined ? undefined : true}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} message={error} />
    </fieldset>
  );
}
