import { Icon } from '#components/ui/core/Icon.tsx';
import type { AccountForm as AccountFormDefinition } from '#lib/session/account-forms.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FieldHint } from './FieldMessages.tsx';
import styles from './Form.module.css';

type Props = {
  form: AccountFormDefinition;
  /** Values of the hidden fields. */
  hidden: Readonly<Record<string, string>>;
  /** The value that was entered before, and the error message. */
  failure: { identifier: string; message: string } | null;
};

/** One of the account forms, such as sign-in. It works without scripts. */
export function AccountForm({ form, hidden, failure }: Props) {
  return (
    <form className={styles.form} action={form.route} method="post">
      {failure && (
        <ErrorSummary id="failure" errors={[{ field: '', message: failure.message }]} level={2} getFieldHref={(field) => `#${field}`} />
      )}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.grid}>
        {form.fields.map(({ name, label, hint, type, autoComplete, maxLength }) => (
          <div key={name} className={`${styles.field} ${styles.wide}`}>
            <label htmlFor={name}>{label}</label>
            <FieldHint id={name} hint={hint} />
            <input
              id={name}
              name={name}
              type={type}
              required
              maxLength={maxLength}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={name === 'identifier' ? failure?.identifier : undefined}
              aria-describedby={hint === undefined ? undefined : `${name}-hint`}
            />
          </div>
        ))}
      </div>
      <div className={styles.footer}>
        <button className={styles.submit} type="submit">
          {form.submitLabel} <Icon name="arrow" />
        </button>
      </div>
    </form>
  );
}
