import type { ReactNode } from 'react';
import { BrandMark } from '#components/ui/core/Wordmark.tsx';
import styles from './StatusPage.module.css';
import { ThemePreference } from './ThemePreference.tsx';

type Props = { title: string; introduction: string; children: ReactNode };

/** The layout of account pages, such as the sign-in page. It does not need the content service. */
export function AccountPage({ title, introduction, children }: Props) {
  return (
    <>
      <header className={styles.home}>
        <a href="/" aria-label="Home">
          <BrandMark />
        </a>
      </header>
      <main id="main" className={styles.page}>
        <div className="stack">
          <h1>{title}</h1>
          <p className="lead">{introduction}</p>
          {children}
          <ThemePreference />
        </div>
      </main>
    </>
  );
}
