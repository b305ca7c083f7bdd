import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import styles from './catalogue.module.css';

export const metadata: Metadata = { title: 'Block catalogue', robots: { index: false } };

// What the catalogue shows is the work of this minute.
export const dynamic = 'force-dynamic';

/** A page without the site's header and footer: it needs nothing of the content but what the samples ask for. */
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
