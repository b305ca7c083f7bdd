import { type ReactNode, useId } from 'react';
import styles from './Navigation.module.css';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';

type Props = {
  label: string;
  /** When the links are behind a button: on small screens, always, or never. */
  overlay?: 'mobile' | 'always' | 'never';
  vertical?: boolean;
  className?: string | undefined;
  /** Items of the list: `NavigationLink`, `NavigationGroup`. */
  children: ReactNode;
};

/** Links in a row, or behind a button where there is no room: a popover, which works without script. */
export function Navigation({ label, overlay = 'mobile', vertical, className, children }: Props) {
  const id = useId();
  const list = <ul className={vertical ? `${styles.list} ${styles.vertical}` : styles.list}>{children}</ul>;
  if (overlay === 'never') {
    return (
      <nav className={[styles.navigation, className].filter(Boolean).join(' ')} aria-label={label}>
        {list}
      </nav>
    );
  }
  return (
    <div className={[styles.navigation, overlay === 'always' && styles.always, className].filter(Boolean).join(' ')}>
      <button className={styles.open} type="button" popoverTarget={id} aria-label={`Menu: ${label}`}>
        Menu
      </button>
      <nav className={styles.overlay} id={id} popover="auto" aria-label={label}>
        <button className={styles.close} type="button" popoverTarget={id} popoverTargetAction="hide">
          Close
        </button>
        {list}
      </nav>
    </div>
  );
}

type LinkProps = {
  href: string | null | undefined;
  /** Words as markup. */
  label: string | null | undefined;
  description?: string | null | undefined;
  newTab?: boolean | null | undefined;
  rel?: string | null | undefined;
};

/** One link of a navigation. Without words there is none. */
export function NavigationLink({ href, label, description, newTab, rel }: LinkProps) {
  if (!label) return null;
  return (
    <li className={styles.item}>
      <SmartLink className={styles.link} href={href} target={newTab ? '_blank' : undefined} rel={rel ?? undefined}>
        <RichText html={label} profile="inline" />
        {description && <small className={styles.description}>{description}</small>}
      </SmartLink>
    </li>
  );
}

/** A link with others below it: it opens, and its own page is the first of the list. */
export function NavigationGroup({ href, label, children, showSign = true }: LinkProps & { children: ReactNode; showSign?: boolean }) {
  if (!label) return null;
  return (
    <li className={styles.item}>
      <details className={styles.group}>
        <summary className={showSign ? styles.indicator : undefined}>
          <RichText html={label} profile="inline" />
        </summary>
        <ul className={styles.sub}>
          {href && <NavigationLink href={href} label={label} />}
          {children}
        </ul>
      </details>
    </li>
  );
}

/** Items that stand outside of any navigation get a list of their own: an item without a list means nothing (WCAG 1.3.1). */
export function StandaloneNavigationItems({ inList, children }: { inList: boolean | undefined; children: ReactNode }) {
  return inList ? children : <ul className={styles.list}>{children}</ul>;
}
