import styles from './Account.module.css';
import { AccountSection } from './AccountSection.tsx';
import { QrCode } from './QrCode.tsx';
import { SecurityForm, type SecurityFormContext } from './SecurityForm.tsx';

type Props = {
  hasTotp: boolean;
  /** A secret that no code has confirmed. */
  setup: { secret: string; uri: string } | null;
  context: SecurityFormContext;
};

/** Sets up or removes the authenticator app. */
export function AuthenticatorApp({ hasTotp, setup, context }: Props) {
  return (
    <AccountSection id="app" title="Authenticator app">
      {hasTotp ? (
        <>
          <p>Active. After your password, you enter the code that the app shows.</p>
          <details open={context.failed?.formId === 'remove-totp'}>
            <summary>Remove the authenticator app</summary>
            <SecurityForm name="remove-totp" {...context} />
          </details>
        </>
      ) : setup ? (
        <>
          <p>Scan the code with your authenticator app, or type the secret into it. Then enter the code that the app shows.</p>
          <div className={styles.setup}>
            <QrCode text={setup.uri} label="QR code for your authenticator app" />
            <div className="stack">
              <p>
                Secret: <span className={styles.secret}>{setup.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</span>
              </p>
              <SecurityForm name="confirm-totp" isMain {...context} />
              <SecurityForm name="cancel-totp" {...context} />
            </div>
          </div>
        </>
      ) : (
        <>
          <p>An app on your phone shows a new code every 30 seconds. You enter it after your password.</p>
          <SecurityForm name="start-totp" {...context} />
        </>
      )}
    </AccountSection>
  );
}
