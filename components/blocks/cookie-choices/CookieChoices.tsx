import { graphql } from 'relay-runtime';
import type { CookieChoices_block$key } from '#generated/CookieChoices_block.graphql.ts';
import { ConsentForm } from '#components/ui/consent/ConsentForm.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CookieChoices.module.css';

/** The choice about Google Analytics, for the page about cookies. */
export function CookieChoices({ block }: { block: CookieChoices_block$key }) {
  const { attributes, measurementOptions } = readFragment(
    graphql`
      fragment CookieChoices_block on SiteCookieChoicesBlock {
        attributes {
          title
          text
        }
        measurementOptions {
          gaId
          gtmId
        }
      }
    `,
    block,
  );
  const hasMeasurement = Boolean(measurementOptions?.gaId || measurementOptions?.gtmId);
  return (
    <Section ground="paper" title={attributes?.title}>
      <div className="grid-12">
        <div className={`from-column-4 ${styles.choices}`}>
          {hasMeasurement ? (
            <>
              {attributes?.text ? (
                <RichText html={attributes.text} profile="block" />
              ) : (
                <p>
                  Google Analytics sets cookies and records which pages you visit. It is off unless you allow it here. If you decline it
                  later, we delete its cookies.
                </p>
              )}
              <p className={styles.undecided}>You have not made a choice. Google Analytics is off.</p>
              <p className={styles.allowed}>You have allowed Google Analytics.</p>
              <p className={styles.declined}>You have declined Google Analytics.</p>
              <ConsentForm />
            </>
          ) : (
            <p>This site uses no third-party analytics, so there is nothing to choose.</p>
          )}
        </div>
      </div>
    </Section>
  );
}
