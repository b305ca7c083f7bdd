import type { ReactNode } from 'react';
import { BrandHeader } from './BrandHeader.tsx';
import styles from './StatusPage.module.css';
import { ThemePreference } from './ThemePreference.tsx';

type Props = {
  title: string;
  introduction: string;
  /** A page with several sections has a smaller title and one column. */
  isLong?: boolean;
  children: ReactNode;
};

/** The layout of account pages, such as the sign-in page. It does not need the content service. */
export function AccountPage({ title, introduction, isLong = false, children }: Props) {
  return (
    <>
      <BrandHeader />
      <main id="main" className={isLong ? `${styles.page} ${styles.long}` : styles.page}>
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
