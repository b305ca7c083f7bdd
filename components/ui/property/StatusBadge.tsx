import type { ReactNode } from 'react';
import styles from './StatusBadge.module.css';

/** The hatch pattern for each status slug. Any other status has the empty pattern of leased buildings. */
const statusClasses: Record<string, string | undefined> = {
  'available-now': styles.availableNow,
  'available-later': styles.availableLater,
  'under-construction': styles.underConstruction,
};

/** The availability of a building as text with a hatch pattern, so that it does not depend on color. */
export function StatusBadge({ slug, children }: { slug: string | null | undefined; children: ReactNode }) {
  return <span className={`${styles.status} ${statusClasses[slug ?? ''] ?? styles.leased}`}>{children}</span>;
}
