import { type ReactNode, useId } from 'react';
import styles from './Navigation.module.css';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';

type Props = {
  label: string;
  /** When the links are behind a menu button: on small screens, always, or never. */
  overlay?: 'mobile' | 'always' | 'never';
  vertical?: boolean;
  className?: string | undefined;
  /** List items: `NavigationLink`s and `NavigationGroup`s. */
  children: ReactNode;
};

/** A row of links that collapses behind a menu button on small screens. The menu is a popover, so it works without JavaScript. */
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
  /** The link's text as HTML. */
  label: string | null | undefined;
  description?: string | null | undefined;
  newTab?: boolean | null | undefined;
  rel?: string | null | undefined;
};

/** A link in a navigation. Renders nothing without a label. */
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

/** A submenu that opens in place. Its first link opens the group's own page. */
export function NavigationGroup({ href, label, children, showIcon = true }: LinkProps & { children: ReactNode; showIcon?: boolean }) {
  if (!label) return null;
  return (
    <li className={styles.item}>
      <details className={styles.group}>
        <summary className={showIcon ? styles.indicator : undefined}>
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

/** Wraps navigation items outside of a `Navigation` in a list, because list items need a list (WCAG 1.3.1). */
export function StandaloneNavigationItems({ inList, children }: { inList: boolean | undefined; children: ReactNode }) {
  return inList ? children : <ul className={styles.list}>{children}</ul>;
}
