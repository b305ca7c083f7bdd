import type { ReactNode } from 'react';
import { EmptyLotDrawing } from '#components/layout/EmptyLotDrawing.tsx';
import { BrandHeader } from './BrandHeader.tsx';
import styles from './StatusPage.module.css';
import { ThemePreference } from './ThemePreference.tsx';

type Props = { code: string; title: string; children: ReactNode; links: readonly { href: string; label: string }[] };

/** An error page: a message, links to other pages, and the drawing of an empty lot. It is prerendered, so it does not need the content service. */
export function StatusPage(props: Props) {
  return (
    <>
      <BrandHeader />
      <StatusMain {...props} aside={<ThemePreference />} />
    </>
  );
}

/** The main content of an error page. */
export function StatusMain({ code, title, children, links, aside }: Props & { aside?: ReactNode }) {
  return (
    <main id="main" className={styles.page}>
      <div className="stack start">
        <p className="label">{code}</p>
        <h1>{title}</h1>
        <div className="lead">{children}</div>
        <ul className="plain">
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        {aside}
      </div>
      <EmptyLotDrawing />
    </main>
  );
}
