import type { ReactNode } from 'react';
import styles from './LargeText.module.css';
import { RichText } from '#components/ui/core/RichText.tsx';

type Props = {
  eyebrow?: ReactNode;
  /** HTML with emphasis and links. */
  html: string | null | undefined;
  children?: ReactNode;
};

/** A few sentences in large type, starting at column 4. Bold text stands out. */
export function LargeText({ eyebrow, html, children }: Props) {
  return (
    <div className={styles.content}>
      {eyebrow && <p className={`${styles.eyebrow} label`}>{eyebrow}</p>}
      <RichText profile="inline" as="p" html={html} className={styles.text} />
      {children && <div className={styles.more}>{children}</div>}
    </div>
  );
}
