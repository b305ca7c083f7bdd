import { BrandMark } from '#components/ui/core/Wordmark.tsx';
import styles from './StatusPage.module.css';

/** The header of pages that are shown without the content service: a link to the home page. */
export function BrandHeader() {
  return (
    <header className={styles.home}>
      <a href="/" aria-label="Home">
        <BrandMark />
      </a>
    </header>
  );
}
