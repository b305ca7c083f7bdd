import { formatDateWithPattern } from '#lib/format/date-pattern.ts';
import styles from './EditorBar.module.css';
import { getStatusLabel } from './status-labels.ts';

type Props = { status: string | null | undefined; expiresAt: string | null | undefined };

/** The bar above a shared preview: what the page is, and until when the link works. */
export function SharedPreviewNotice({ status, expiresAt }: Props) {
  return (
    <aside className={styles.bar} aria-label="Shared preview">
      <p className={styles.summary}>
        <strong>{status === 'publish' ? 'Preview of changes' : 'Preview of unpublished content'}</strong>{' '}
        {status && status !== 'publish' ? <span>{getStatusLabel(status)}</span> : null}{' '}
        <span>This link works until {formatDateWithPattern(expiresAt, 'F j, Y, g:i a')} UTC</span>
      </p>
    </aside>
  );
}
