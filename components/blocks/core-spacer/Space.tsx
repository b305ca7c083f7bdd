import type { spaces } from '#lib/blocks/presets.ts';
import styles from './Space.module.css';

/** Vertical space. @param size a step of the spacing scale */
export function Space({ size, id }: { size: (typeof spaces)[number]; id?: string | undefined }) {
  return <div className={styles[`space-${size}`]} id={id} aria-hidden="true" />;
}
