import { Icon } from '#components/ui/core/Icon.tsx';
import styles from './SiteSearchForm.module.css';

type Props = {
  /** Where the form is, which makes its accessible name unique on the page. */
  place: 'header' | 'menu' | 'footer' | 'page';
};

const labels = {
  header: 'Search this site',
  menu: 'Search this site, menu',
  footer: 'Search this site, footer',
  page: 'Search this site, page',
};

/** A field that searches all pages, people and documents. The results are at /search/, so it works without JavaScript and without the content service. */
export function SiteSearchForm({ place }: Props) {
  const label = labels[place];
  // A column of the footer is narrow at most widths.
  const placeholder = place === 'footer' ? 'Search' : 'Search this site';
  return (
    <form className={`${styles.form} ${place === 'header' ? styles.small : ''}`} role="search" aria-label={label} action="/search/">
      <input type="search" name="q" aria-label="Search this site" placeholder={placeholder} autoComplete="off" maxLength={200} />
      <button aria-label="Search">
        <Icon name="search" />
      </button>
    </form>
  );
}
