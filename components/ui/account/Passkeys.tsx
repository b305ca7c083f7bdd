import { DateText } from '#components/ui/core/DateText.tsx';
import styles from './Account.module.css';
import { AccountSection } from './AccountSection.tsx';
import { SecurityForm, type SecurityFormContext } from './SecurityForm.tsx';

type Passkey = {
  readonly databaseId: number;
  readonly name: string;
  readonly created: string;
  readonly lastUsed: string | null | undefined;
};

type Props = { passkeys: readonly Passkey[]; context: SecurityFormContext };

/** Lists the passkeys of the account, and adds one. */
export function Passkeys({ passkeys, context }: Props) {
  return (
    <AccountSection id="passkeys" title="Passkeys">
      <p>Sign in with your fingerprint, face or device PIN, without a password or code.</p>
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map(({ databaseId, name, created, lastUsed }) => {
            const targetId = String(databaseId);
            return (
              <li key={databaseId} className={styles.item}>
                <div>
                  <p className={styles.name} id={`passkey-${targetId}`}>
                    {name}
                  </p>
                  <p className={styles.quiet}>
                    Added <DateText date={created} />
                    {lastUsed ? (
                      <>
                        , last used <DateText date={lastUsed} />
                      </>
                    ) : (
                      ', not used yet'
                    )}
                  </p>
                </div>
                <details open={context.failed?.formId.endsWith(`-passkey-${targetId}`) ?? false}>
                  <summary>Rename or remove {name}</summary>
                  <SecurityForm
                    name="rename-passkey"
                    targetId={targetId}
                    describedBy={`passkey-${targetId}`}
                    values={{ name }}
                    {...context}
                  />
                  <SecurityForm name="remove-passkey" targetId={targetId} describedBy={`passkey-${targetId}`} {...context} />
                </details>
              </li>
            );
          })}
        </ul>
      )}
      <SecurityForm name="add-passkey" {...context} />
      <p data-passkey-note="">
        To add a passkey, open this page at its domain in a browser that supports passkeys, with JavaScript enabled.
      </p>
    </AccountSection>
  );
}
