import styles from './Account.module.css';
import { AccountSection } from './AccountSection.tsx';
import { SecurityForm, type SecurityFormContext } from './SecurityForm.tsx';

type Props = {
  /** How many codes have not been used. */
  count: number;
  /** New codes, which are shown until the user has stored them. */
  newCodes: readonly string[] | null;
  context: SecurityFormContext;
};

/** Shows new recovery codes, or how many are left. */
export function RecoveryCodes({ count, newCodes, context }: Props) {
  return (
    <AccountSection id="recovery" title="Recovery codes">
      {newCodes ? (
        <>
          <p>Each code signs you in once if you lose your device. Store them in a safe place: they are not shown again.</p>
          <ul className={styles.codes}>
            {newCodes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <SecurityForm name="recovery-codes-stored" isMain {...context} />
        </>
      ) : (
        <>
          <p>{count === 1 ? 'One code is' : `${count} codes are`} left. Each signs you in once if you lose your device.</p>
          <details open={context.failed?.formId === 'recovery-codes'}>
            <summary>Create new recovery codes</summary>
            <p>The previous codes will no longer work.</p>
            <SecurityForm name="recovery-codes" {...context} />
          </details>
        </>
      )}
    </AccountSection>
  );
}
