import { Icon } from '#components/ui/core/Icon.tsx';
import buttons from '#components/ui/core/Button.module.css';
import type { AccountForm as AccountFormDefinition } from '#lib/session/account-forms.ts';
import { getAuthRoute } from '#lib/session/login-path.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FieldHint } from './FieldMessages.tsx';
import styles from './Form.module.css';

type Props = {
  form: AccountFormDefinition;
  /** Identifies the form on the page. By default, its route. */
  id?: string;
  /** Values of the hidden fields. */
  hidden: Readonly<Record<string, string>>;
  /** The value that was entered before, and the error message. */
  failure: { identifier: string; message: string } | null;
  /** Values that the fields show at first. */
  values?: Readonly<Record<string, string>> | undefined;
  /** The account that the password belongs to, for password managers. */
  username?: string | undefined;
  /** Id of the element that says what the button is about, if there are several such forms. */
  describedBy?: string | undefined;
  /** A form with the most important action of the page has a `signal` button. */
  isMain?: boolean;
  /** The script `lib/session/passkeys.browser.ts` sends the form after the dialog of the browser. Without the script, the form is not shown. */
  passkey?: { dialog: 'create' | 'get'; optionsRoute: string };
};

/** One of the account forms, such as sign-in. It works without scripts, except for passkeys. */
export function AccountForm({ form, id = form.route, hidden, failure, values, username, describedBy, isMain = true, passkey }: Props) {
  const fieldId = (name: string) => `${id.replaceAll('/', '-')}-${name}`;
  return (
    <form
      id={id.replaceAll('/', '-')}
      className={styles.form}
      action={getAuthRoute(form.route)}
      method="post"
      {...(passkey && { hidden: true, 'data-passkey': passkey.dialog, 'data-options': getAuthRoute(passkey.optionsRoute) })}
    >
      {failure && (
        <ErrorSummary
          id={fieldId('failure')}
          errors={[{ field: form.fields[0]?.name ?? '', message: failure.message }]}
          level={2}
          getFieldHref={(field) => `#${fieldId(field)}`}
        />
      )}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {passkey && <input type="hidden" name="credential" />}
      {username !== undefined && <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />}
      {form.fields.length > 0 && (
        <div className={styles.grid}>
          {form.fields.map(({ name, label, hint, type, autoComplete, maxLength }) => (
            <div key={name} className={`${styles.field} ${styles.wide}`}>
              <label htmlFor={fieldId(name)}>{label}</label>
              <FieldHint id={fieldId(name)} hint={hint} />
              <input
                id={fieldId(name)}
                name={name}
                type={type}
                required
                maxLength={maxLength}
                autoComplete={autoComplete}
                autoCapitalize="none"
                spellCheck={false}
                defaultValue={values?.[name] ?? (name === 'identifier' ? failure?.identifier : undefined)}
                aria-describedby={hint === undefined ? undefined : `${fieldId(name)}-hint`}
              />
            </div>
          ))}
        </div>
      )}
      {passkey && <p className={styles.error} role="alert" hidden data-passkey-error="" />}
      <div className={styles.footer}>
        <button className={isMain ? styles.submit : buttons.btn} type="submit" aria-describedby={describedBy}>
          {form.submitLabel} {isMain && <Icon name="arrow" />}
        </button>
      </div>
    </form>
  );
}
