'use client';
import type { ReactNode } from 'react';
import styles from './Island.module.css';

/** React calls this when it has attached itself to everything in the island. */
function markHydrated(island: HTMLElement | null): void {
  island?.setAttribute('data-hydrated', '');
}

/**
 * Wraps a client component, so that its script is loaded at the visitor's first interaction with it. Until then, visitors use the markup that the server has
 * rendered, so that must be complete. The loader (server/next/browser/start-islands.js) repeats clicks once the island is marked as hydrated, so nothing in it
 * may be hydrated later: no `<Suspense>`.
 */
export function Island({ children }: { children: ReactNode }) {
  return (
    <div className={styles.island} data-island="" ref={markHydrated}>
      {children}
    </div>
  );
}
