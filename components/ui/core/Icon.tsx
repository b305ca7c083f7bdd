import styles from './Icon.module.css';

export type IconName = 'arrow' | 'down' | 'search' | 'close';

/** A sign of the page's sprite, always beside words: it is hidden from assistive technology. */
export function Icon({ name }: { name: IconName }) {
  // What points somewhere is mirrored in right-to-left writing and moves when its link is pointed at.
  return (
    <svg className={name === 'arrow' ? `${styles.icon} ${styles.pointing}` : styles.icon} data-icon={name} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
