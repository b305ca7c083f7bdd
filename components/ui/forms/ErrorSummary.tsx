import type { FieldError } from '#lib/forms/types.ts';
import styles from './Form.module.css';

type Props = {
  id: string;
  errors: readonly FieldError[];
  level: 2 | 3 | 4;
  getFieldHref: (field: string) => string;
};

/** A summary above the form that links each error to its field (as in the GOV.UK design system). */
export function ErrorSummary({ id, errors, level, getFieldHref }: Props) {
  const Heading = `h${level}` as const;
  const heading = errors.length === 1 ? 'Please correct this error' : `Please correct these ${errors.length} errors`;
  return (
    <div className={styles.summary} id={id} role="alert" tabIndex={-1} aria-labelledby={`${id}-summary`}>
      <Heading className={styles.heading} id={`${id}-summary`}>
        {heading}
      </Heading>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>{field === '' ? <strong>{message}</strong> : <a href={getFieldHref(field)}>{message}</a>}</li>
        ))}
      </ul>
    </div>
  );
}
