import type { ReactNode } from 'react';
import styles from './StatusBadge.module.css';

/** Slug of the status terms; a term nobody drew a hatch for is shown as leased is, empty. */
const statusClasses: Record<string, string | undefined> = {
  'available-now': styles.availableNow,
  'available-later': styles.availableLater,
  'under-construction': styles.underConstruction,
};

/** Availability of a building. The hatch says it as on a plan, the words say it again; colour only repeats it. */
export function StatusBadge({ slug, children }: { slug: string | null | undefined; children: ReactNode }) {
  return <span className={`${styles.status} ${statusClasses[slug ?? ''] ?? styles.leased}`}>{children}</span>;
}
