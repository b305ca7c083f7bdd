import type { FieldError } from '#lib/forms/types.ts';
import styles from './Form.module.css';

type Props = {
  id: string;
  errors: readonly FieldError[];
  level: 2 | 3 | 4;
  hrefOf: (field: string) => string;
};

const headingStarts = [
  '',
  'One thing needs',
  'Two things need',
  'Three things need',
  'Four things need',
  'Five things need',
  'Six things need',
];

/** What is to be mended, above the form, each with a way to its field (GOV.UK's error summary). */
export function ErrorSummary({ id, errors, level, hrefOf }: Props) {
  const Heading = `h${level}` as const;
  const heading = `${headingStarts[errors.length] ?? `${errors.length} things need`} another look`;
  return (
    <div className={styles.summary} id={id} role="alert" tabIndex={-1} aria-labelledby={`${id}-summary`}>
      <Heading className={styles.heading} id={`${id}-summary`}>
        {heading}
      </Heading>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>{field === '' ? <strong>{message}</strong> : <a href={hrefOf(field)}>{message}</a>}</li>
        ))}
      </ul>
    </div>
  );
}
