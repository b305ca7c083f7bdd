import type { ReactNode } from 'react';
import { BrandHeader } from './BrandHeader.tsx';
import styles from './StatusPage.module.css';
import { ThemePreference } from './ThemePreference.tsx';

type Props = { title: string; introduction: string; children: ReactNode };

/** The layout of account pages, such as the sign-in page. It does not need the content service. */
export function AccountPage({ title, introduction, children }: Props) {
  return (
    <>
      <BrandHeader />
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
