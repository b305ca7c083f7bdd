import styles from './Icon.module.css';

export type IconName = 'arrow' | 'down' | 'search' | 'close';

/** An icon from the page's sprite. It is always next to text, so it is hidden from assistive technology. */
export function Icon({ name }: { name: IconName }) {
  // The arrow is mirrored in right-to-left text and moves while its link is hovered.
  return (
    <svg className={name === 'arrow' ? `${styles.icon} ${styles.directional}` : styles.icon} data-icon={name} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
