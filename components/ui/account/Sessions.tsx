import { DateText } from '#components/ui/core/DateText.tsx';
import { formatDateWithPattern } from '#lib/format/date-pattern.ts';
import { describeDevice } from '#lib/format/device.ts';
import styles from './Account.module.css';
import { AccountSection } from './AccountSection.tsx';
import { SecurityForm, type SecurityFormContext } from './SecurityForm.tsx';

type Session = {
  readonly id: string;
  readonly userAgent: string;
  readonly ipAddress: string;
  readonly created: string;
  readonly lastUsed: string | null | undefined;
  readonly isCurrent: boolean;
};

type Props = { sessions: readonly Session[]; context: SecurityFormContext };

/** Lists where the account is signed in, and ends sessions. */
export function Sessions({ sessions, context }: Props) {
  return (
    <AccountSection id="sessions" title="Where you are signed in">
      <ul className={styles.list}>
        {sessions.map(({ id, userAgent, ipAddress, created, lastUsed, isCurrent }) => (
          <li key={id} className={`${styles.item} ${styles.row}`}>
            <div>
              <p className={styles.name} id={`session-${id}`}>
                {describeDevice(userAgent)}
                {isCurrent && ' (this device)'}
              </p>
              <p className={styles.quiet}>
                {ipAddress} · last used {formatTime(lastUsed ?? created)} · signed in <DateText date={created} />
              </p>
            </div>
            {!isCurrent && <SecurityForm name="end-session" targetId={id} describedBy={`session-${id}`} {...context} />}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && <SecurityForm name="end-other-sessions" {...context} />}
    </AccountSection>
  );
}

/** With the time, because sessions of one day differ by it. The time zone of the user is not known. */
function formatTime(date: string): string {
  return `${formatDateWithPattern(date, 'F j, Y, g:i a') ?? date} UTC`;
}
