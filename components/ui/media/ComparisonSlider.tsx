import type { ReactNode } from 'react';
import type { Picture_image$key } from '#generated/Picture_image.graphql.ts';
import styles from './ComparisonSlider.module.css';
import { ComparisonDivider } from './ComparisonSlider.island.tsx';
import { Island } from '#components/ui/core/Island.client.tsx';
import { Picture } from './Picture.tsx';

type Props = {
  before: Picture_image$key;
  after: Picture_image$key;
  beforeLabel: ReactNode;
  afterLabel: ReactNode;
  /** Whether the pictures extend to both edges of the page. */
  bleed?: boolean;
  /** The `sizes` attribute: the width of the pictures in the layout. */
  sizes?: string;
};

/**
 * Two pictures of the same place, each half visible. With script, visitors can move the line between them. The earlier picture is always on
 * the left, also in right-to-left text.
 */
export function ComparisonSlider({ before, after, beforeLabel, afterLabel, bleed = true, sizes = '100vw' }: Props) {
  return (
    <Island>
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
