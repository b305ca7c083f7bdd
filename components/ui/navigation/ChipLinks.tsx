import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import styles from './ChipLinks.module.css';

export type Chip = { href: string; title: string; current?: boolean };

/** Links to filtered views of a list. The current one is filled. */
export function ChipLinks({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.chips}>
        {chips.map(({ href, title, current }) => (
          <li key={href}>
            {current ? (
              <a className={styles.current} href={href} aria-current="page">
                {title}
              </a>
            ) : (
              <SmartLink href={href}>{title}</SmartLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
