import { Icon } from '#components/ui/core/Icon.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './Form.module.css';

type Props = {
  /** The page of this site to which the form leads. Null for the home page. */
  redirectUri: string | null;
  /** The identifier and the message of the attempt that failed. */
  failure: { identifier: string; message: string } | null;
};

/** Signs in with a username or email address and a password. A plain form: it works without scripts. */
export function LoginForm({ redirectUri, failure }: Props) {
  const describedBy = failure ? 'login-error-summary' : undefined;
  return (
    <form className={styles.form} action="/api/faust/auth/login/" method="post">
      {failure && (
        <ErrorSummary id="login-error" errors={[{ field: '', message: failure.message }]} level={2} getFieldHref={() => '#identifier'} />
      )}
      {redirectUri !== null && <input type="hidden" name="redirect_uri" value={redirectUri} />}
      <div className={styles.grid}>
        <div className={`${styles.field} ${styles.wide}`}>
          <label htmlFor="identifier">Username or email address</label>
          <input
            id="identifier"
            name="identifier"
            type="text"
            required
            maxLength={200}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={failure?.identifier}
            aria-describedby={describedBy}
          />
        </div>
        <div className={`${styles.field} ${styles.wide}`}>
          <label htmlFor="password">Password</label>
          <input
            id="password"
            name="password"
            type="password"
            required
            maxLength={4096}
            autoComplete="current-password"
            aria-describedby={describedBy}
          />
        </div>
      </div>
      <div className={styles.footer}>
        <button className={styles.submit} type="submit">
          Sign in <Icon name="arrow" />
        </button>
      </div>
    </form>
  );
}
