import { Wordmark } from '#components/ui/core/Wordmark.tsx';
import { toSiteUrl } from '#lib/uri/site-url.ts';
import styles from './PrintHeader.module.css';

type Props = { siteName: string; uri: string | null | undefined };

/** The head of a printed page: the wordmark, and the URL of the page without its scheme. */
export function PrintHeader({ siteName, uri }: Props) {
  return (
    <div className={styles.header} aria-hidden="true">
      <p className={styles.name}>
        <Wordmark name={siteName} />
      </p>
      <p className={styles.url}>
        {toSiteUrl(uri ?? '/')
          .replace(/^https?:\/\//, '')
          .replace(/\/$/, '')}
      </p>
    </div>
  );
}
