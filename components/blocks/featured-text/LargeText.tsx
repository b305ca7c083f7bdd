import type { ReactNode } from 'react';
import styles from './LargeText.module.css';
import { RichText } from '#components/ui/core/RichText.tsx';

type Props = {
  eyebrow?: ReactNode;
  /** Markup: emphasis and links. */
  html: string | null | undefined;
  children?: ReactNode;
};

/** A few sentences set large, from column 4 on; what is strong in them stands out. */
export function LargeText({ eyebrow, html, children }: Props) {
  return (
    <div className={styles.words}>
      {eyebrow && <p className={`${styles.eyebrow} label`}>{eyebrow}</p>}
      <RichText profile="inline" as="p" html={html} className={styles.text} />
      {children && <div className={styles.more}>{children}</div>}
    </div>
  );
}
