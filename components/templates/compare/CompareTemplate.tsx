import { graphql } from 'relay-runtime';
import type { CompareTemplate_properties$key } from '#generated/CompareTemplate_properties.graphql.ts';
import type { CompareTemplate_saved$key } from '#generated/CompareTemplate_saved.graphql.ts';
import { Actions } from '#components/ui/core/Actions.tsx';
import buttons from '#components/ui/core/Button.module.css';
import { ButtonLink } from '#components/ui/core/ButtonLink.tsx';
import { EmptyState } from '#components/ui/core/EmptyState.tsx';
import { SharePage } from '#components/ui/core/SharePage.tsx';
import { Breadcrumbs } from '#components/ui/navigation/Breadcrumbs.tsx';
import { UnitsPreference } from '#components/ui/numbers/UnitsPreference.tsx';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { formatList } from '#lib/format/list.ts';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import { readFragment } from '#lib/relay/server.ts';
import { COMPARE_PATH, formatSlug, getCompareHref, MAX_CHOSEN, MAX_COMPARED, SAVED_PATH } from '#lib/saved-properties/addresses.ts';
import { toSiteUrl } from '#lib/uri/site-url.ts';
import { CompareTable } from './CompareTable.tsx';
import styles from './CompareTemplate.module.css';

type Props = {
  /** The slugs of the address, in its order. */
  slugs: readonly string[];
  /** The published properties among them, in any order. */
  properties: CompareTemplate_properties$key;
  /** The published properties on the visitor's saved list. */
  saved: CompareTemplate_saved$key;
  /** Address of the property search. */
  searchUri: string;
  onlyDifferences: boolean;
};

/** Up to four properties side by side. The address holds them, so the comparison can be shared and needs no script. */
export function CompareTemplate({ slugs, properties: keys, saved: savedKeys, searchUri, onlyDifferences }: Props) {
  const found = readFragment(
    graphql`
      fragment CompareTemplate_properties on Property @relay(plural: true) {
        slug
        title
        ...CompareTable_properties
      }
    `,
    keys,
  );
  const saved = readFragment(
    graphql`
      fragment CompareTemplate_saved on Property @relay(plural: true) {
        slug
        title
      }
    `,
    savedKeys,
  );
  const chosen = slugs.flatMap((slug) => found.find((property) => property.slug === slug) ?? []);
  const missing = slugs.filter((slug) => !found.some((property) => property.slug === slug));
  const [shown, waiting] = [chosen.slice(0, MAX_COMPARED), chosen.slice(MAX_COMPARED)];
  const chosenSlugs = chosen.map(({ slug }) => slug ?? '');
  const options: Record<string, string> = onlyDifferences ? { facts: 'different' } : {};
  const getHrefWithout = (removed: string) =>
    getCompareHref(
      chosenSlugs.filter((slug) => slug !== removed),
      options,
    );
  const addable = saved.filter(({ slug }) => slug !== null && !chosenSlugs.includes(slug));
  return (
    <>
      <Breadcrumbs
        items={[
          { text: 'Home', url: '/' },
          { text: 'Saved buildings', url: SAVED_PATH },
          { text: 'Compare buildings', url: COMPARE_PATH },
        ]}
      />
      <Hero variant="compact" title="Compare buildings">
        <p>Up to four buildings side by side. Bookmark or share this page to come back to the same buildings.</p>
      </Hero>
      <PageSheet lessPadding id="comparison" className={styles.sheet}>
        <div className="stack">
          {missing.length > 0 && (
            <p className="notice" role="status">
              We could not find {formatList(missing.map(formatSlug))}. {missing.length === 1 ? 'It' : 'They'} may no longer be listed.
              {chosen.length > 0 && ' The others are below.'}
            </p>
          )}
          {waiting.length > 0 && (
            <p className="notice" role="status">
              You chose {chosen.length} buildings. Four fit side by side. Not shown yet:{' '}
              {formatList(waiting.map(({ title }) => toPlainText(title)))}. Remove a building to show the next one.
            </p>
          )}
          {shown.length === 0 ? (
            <EmptyState title="No buildings to compare yet" level={2}>
              <p>Choose up to four buildings on your saved list, or save buildings from the property search first.</p>
              <Actions>
                <ButtonLink href={SAVED_PATH} icon="arrow">
                  Open saved buildings
                </ButtonLink>
                <ButtonLink href={searchUri} icon="arrow">
                  All buildings
                </ButtonLink>
              </Actions>
            </EmptyState>
          ) : (
            <>
              {shown.length === 1 && <p className="notice">Add at least one more building to see the differences.</p>}
              <Actions className={`${styles.tools} screen-only`}>
                <UnitsPreference anchor="comparison" />
                {shown.length > 1 && (
                  <a
                    className={styles.link}
                    href={getCompareHref(chosenSlugs, onlyDifferences ? {} : { facts: 'different' })}
                    rel="nofollow"
                  >
                    {onlyDifferences ? 'Show all facts' : 'Show only differences'}
                  </a>
                )}
                <SharePage
                  title={`Comparison: ${formatList(shown.map(({ title }) => toPlainText(title)))}`}
                  url={toSiteUrl(getCompareHref(chosenSlugs))}
                />
              </Actions>
              {shown.length > 2 && (
                <p className={`${styles.hint} label screen-only`}>Scroll sideways to see all {shown.length} buildings.</p>
              )}
              <CompareTable properties={shown} getHrefWithout={getHrefWithout} onlyDifferences={onlyDifferences} />
            </>
          )}
          {addable.length > 0 && chosen.length < MAX_CHOSEN && (
            <form className={`${styles.add} screen-only`} action={COMPARE_PATH}>
              {chosenSlugs.length > 0 && <input type="hidden" name="properties" value={chosenSlugs.join(',')} />}
              <label htmlFor="compare-add">Add from your saved list</label>
              <select id="compare-add" name="properties">
                {addable.map(({ slug, title }) => (
                  <option key={slug} value={slug ?? ''}>
                    {toPlainText(title)}
                  </option>
                ))}
              </select>
              <button className={`${buttons.btn} ${buttons.small}`}>Add to the comparison</button>
            </form>
          )}
        </div>
      </PageSheet>
    </>
  );
}
