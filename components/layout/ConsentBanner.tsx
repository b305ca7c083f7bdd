import { graphql } from 'relay-runtime';
import type { ConsentBanner_root$key } from '#generated/ConsentBanner_root.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';
import { ConsentForm } from '#components/ui/consent/ConsentForm.tsx';
import styles from './ConsentBanner.module.css';

/**
 * Asks visitors who have not decided whether they allow Google Analytics. Nothing is loaded from Google before they allow it. Without an id in the site
 * options, there is no banner. The document server reads the ids from here (`server/html/consent.ts`), because only it knows what a visitor has chosen.
 */
export function ConsentBanner({ root }: { root: ConsentBanner_root$key }) {
  const { options } = readFragment(
    graphql`
      fragment ConsentBanner_root on RootQuery {
        options {
          gaId
          gtmId
        }
      }
    `,
    root,
  );
  if (!options?.gaId && !options?.gtmId) return null;
  return (
    <section
      className={styles.banner}
      aria-labelledby="consent-title"
      data-measurement=""
      data-gtm={options.gtmId ?? ''}
      data-ga={options.gaId ?? ''}
    >
      <div>
        <h2 id="consent-title">May we use Google Analytics?</h2>
        <p>
          With your permission, it sets cookies and records which pages you visit. You can change your choice at the bottom of every page.
        </p>
      </div>
      <ConsentForm />
    </section>
  );
}
