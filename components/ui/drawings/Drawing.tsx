import type { ReactNode } from 'react';
import styles from './Drawing.module.css';

type Props = {
  /** The `viewBox`: x, y, width, height in the drawing's own units. */
  viewBox: string;
  /** Accessible description. A drawing without one is decorative. */
  label?: string | undefined;
  /** Whether the text is larger, for a drawing that is displayed small. */
  large?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A line drawing in the text color of its section. */
export function Drawing({ viewBox, label, large, className, children }: Props) {
  const classes = [styles.drawing, large && styles.large, className].filter(Boolean).join(' ');
  return (
    <svg className={classes} viewBox={viewBox} role={label ? 'img' : undefined} aria-label={label} aria-hidden={label ? undefined : true}>
      {children}
    </svg>
  );
}
