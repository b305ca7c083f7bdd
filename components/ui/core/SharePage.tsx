import buttons from './Button.module.css';
import styles from './SharePage.module.css';

type Props = {
  title: string;
  url: string;
  /** What the URL leads to. */
  urlLabel?: string;
  /** Looks like a link instead of a button. The panel is then as wide as the positioned element around it. */
  isLink?: boolean;
};

/** Ways to share a page without scripts: an email with its URL, and the URL itself in a field that one click selects. */
export function SharePage({ title, url, urlLabel = 'Link to this page', isLink = false }: Props) {
  const email = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
  return (
    <details className={isLink ? `${styles.share} ${styles.quiet}` : styles.share}>
      <summary className={isLink ? buttons.link : buttons.btn}>Share</summary>
      <div className={styles.panel}>
        <p>
          <a href={email}>Send by email</a>
        </p>
        <p>
          <span className="label">{urlLabel} (click to select)</span>
          <code className={styles.url}>{url}</code>
        </p>
      </div>
    </details>
  );
}
