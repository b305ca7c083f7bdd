import type { ReactNode } from 'react';
import styles from './StatusPage.module.css';
import { ThemePreference } from './ThemePreference.tsx';
import { BrandMark } from './Wordmark.tsx';

type Props = { code: string; title: string; children: ReactNode; links: readonly { href: string; label: string }[] };

/** What a visitor sees where a page should be: the drawing of an empty lot, a sentence, ways on. Prerendered, so it never needs the content service. */
export function StatusPage({ code, title, children, links }: Props) {
  return (
    <>
      <header className={styles.home}>
        <a href="/" aria-label="Home">
          <BrandMark />
        </a>
      </header>
      <main id="main" className={styles.lost}>
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
          <ThemePreference />
        </div>
        <EmptyLot />
      </main>
    </>
  );
}

/** Plan of a graded lot with nothing on it yet. */
function EmptyLot() {
  return (
    <svg viewBox="-6 -6 432 292" aria-hidden="true">
      <path className={styles.dash} d="M20 20H400V260H20Z" />
      <path d="M0 278H420M0 286H420" />
      <path className={styles.fine} d="M60 60H360V220H60ZM60 140H360M160 60V220M260 60V220" />
      <path d="M20 4H400M16 8l8 -8M396 8l8 -8" />
      <text x="210" y="0" textAnchor="middle">
        380 ft
      </text>
      <text x="210" y="145" textAnchor="middle">
        Nothing stands here
      </text>
      <path d="M200 278v-18h20v18" />
    </svg>
  );
}
