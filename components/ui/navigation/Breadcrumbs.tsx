import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { toBreadcrumbList } from '#lib/seo/json-ld.ts';
import { toPublicUrl } from '#lib/uri/site-url.ts';
import { JsonLd } from '#components/ui/core/JsonLd.tsx';
import styles from './Breadcrumbs.module.css';

/** A step of the way from the front page; the last one is the page itself. */
export type Breadcrumb = { text: string | null; url: string | null };

/** The way from the front page to this one, for people and as structured data. A way of one step says nothing and is left out. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly (Breadcrumb | null)[] | null | undefined }) {
  const steps = (crumbs ?? []).flatMap((crumb) =>
    crumb?.text && crumb.url ? [{ text: crumb.text, address: toPublicUrl(crumb.url) }] : [],
  );
  if (steps.length < 2) return null;
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumb">
      <ol>
        {steps.map(({ text, address }, index) => (
          <li key={address}>
            {index === steps.length - 1 ? <span aria-current="page">{text}</span> : <SmartLink href={address}>{text}</SmartLink>}
          </li>
        ))}
      </ol>
      <JsonLd thing={toBreadcrumbList(steps)} />
    </nav>
  );
}
