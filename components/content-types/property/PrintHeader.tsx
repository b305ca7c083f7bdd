import { toSiteUrl } from '#lib/uri/site-url.ts';
import styles from './PrintHeader.module.css';

type Props = { siteName: string | null | undefined; uri: string | null };

/** The head of a printed page: the name of the site, and the URL of the page without its scheme. */
export function PrintHeader({ siteName, uri }: Props) {
  return (
    <p className={styles.header} aria-hidden="true">
      <strong>{siteName}</strong>
      <span>
        {uri &&
          toSiteUrl(uri)
            .replace(/^https?:\/\//, '')
            .replace(/\/$/, '')}
      </span>
    </p>
  );
}
