'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Island.module.css';

/**
 * Wraps a client component, so that its script is loaded at the visitor's first interaction with it. Until then, visitors use the markup that the server has
 * rendered, so that must be complete. The loader (server/next/browser/start-islands.js) repeats clicks once the island is marked as hydrated, so nothing in it
 * may be hydrated later: no `<Suspense>`.
 */
export function Island({ children }: { children: ReactNode }) {
  const island = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Effects of the children run first. In the next frame, they may apply what the address of the page says, which a repeated click must find.
    const frame = requestAnimationFrame(() => island.current?.setAttribute('data-hydrated', ''));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className={styles.island} data-island="" ref={island}>
      {children}
    </div>
  );
}
