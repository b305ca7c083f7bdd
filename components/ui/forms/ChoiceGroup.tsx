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

/** Answers to choose from: one as chips, several as boxes to tick. The first carries the id, so that a link to the field leads to something that takes focus. */
export function ChoiceGroup({ field, id, options, values, error }: Props) {
  const isMany = field.kind === 'checkboxes';
  const described = [field.hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={[styles.field, styles.wide, error !== undefined && styles.invalid].filter(Boolean).join(' ')}
      aria-describedby={described || undefined}
    >
      <legend>{field.label}</legend>
      <FieldHint id={id} hint={field.hint} />
      <div className={isMany ? styles.checks : styles.chips}>
        {options.map((option, index) => (
          <label key={option} className={isMany ? styles.check : undefined}>
            <input
              type={isMany ? 'checkbox' : 'radio'}
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
