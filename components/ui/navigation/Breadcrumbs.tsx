import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { toPublicUrl } from '#lib/uri/site-url.ts';
import styles from './Breadcrumbs.module.css';

/** A link of the breadcrumb trail. The last one is the current page. */
export type Breadcrumb = { text: string | null; url: string | null };

/** The breadcrumb trail from the home page to the current page. The structured data of the page contains it too. A trail with a single item is left out. */
export function Breadcrumbs({ items: nullableItems }: { items: readonly (Breadcrumb | null)[] | null | undefined }) {
  const items = (nullableItems ?? []).flatMap((item) => (item?.text && item.url ? [{ text: item.text, url: toPublicUrl(item.url) }] : []));
  if (items.length < 2) return null;
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumb">
      <ol>
        {items.map(({ text, url }, index) => (
          <li key={url}>
            {index === items.length - 1 ? <span aria-current="page">{text}</span> : <SmartLink href={url}>{text}</SmartLink>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
