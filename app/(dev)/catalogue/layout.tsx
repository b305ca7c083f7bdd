import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import styles from './catalogue.module.css';

export const metadata: Metadata = { title: 'Block catalogue', robots: { index: false } };

// The catalogue shows the current state of the source files.
export const dynamic = 'force-dynamic';

/** Pages without the site's header and footer, so that they need no content except that of the samples. */
export default function CatalogueLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={styles.bar}>
        <a href="/catalogue/">Block catalogue</a> <a href="/catalogue/parts/">Parts</a> <a href="/catalogue/tokens/">Tokens</a>
      </header>
      <main id="main">{children}</main>
    </>
  );
}
