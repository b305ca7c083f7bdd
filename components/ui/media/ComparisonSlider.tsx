import type { ReactNode } from 'react';
import type { Picture_image$key } from '#generated/Picture_image.graphql.ts';
import styles from './ComparisonSlider.module.css';
import { ComparisonDivider } from './ComparisonSlider.island.tsx';
import { Island } from '#components/ui/core/Island.tsx';
import { Picture } from './Picture.tsx';

type Props = {
  before: Picture_image$key;
  after: Picture_image$key;
  beforeLabel: ReactNode;
  afterLabel: ReactNode;
  /** Runs to both edges of the page. */
  bleed?: boolean;
  /** How wide the pictures stand in the layout, as in HTML's `sizes`. */
  sizes?: string;
};

/** Two pictures of one place, half and half; script lets the line between them be moved. Left is always what was first, in any writing. */
export function ComparisonSlider({ before, after, beforeLabel, afterLabel, bleed = true, sizes = '100vw' }: Props) {
  return (
    <Island on="visible">
      <div className={bleed ? `${styles.comparison} ${styles.bleed}` : styles.comparison} data-compare="">
        <Picture image={before} sizes={sizes} className={styles.picture} />
        <Picture image={after} sizes={sizes} className={`${styles.picture} ${styles.after}`} />
        <span className={styles.label}>{beforeLabel}</span>
        <span className={`${styles.label} ${styles.end}`}>{afterLabel}</span>
        <ComparisonDivider />
      </div>
    </Island>
  );
}
