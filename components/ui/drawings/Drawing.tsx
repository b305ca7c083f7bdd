import type { ReactNode } from 'react';
import styles from './Drawing.module.css';

type Props = {
  /** Box of the drawing's own units: x, y, width, height. */
  box: string;
  /** What it shows, for a drawing that carries meaning; without it the drawing is an ornament. */
  label?: string | undefined;
  /** Larger lettering, for a drawing that is shown small. */
  large?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A line drawing in the ink of where it stands. */
export function Drawing({ box, label, large, className, children }: Props) {
  const classes = [styles.drawing, large && styles.large, className].filter(Boolean).join(' ');
  return (
    <svg className={classes} viewBox={box} role={label ? 'img' : undefined} aria-label={label} aria-hidden={label ? undefined : true}>
      {children}
    </svg>
  );
}
