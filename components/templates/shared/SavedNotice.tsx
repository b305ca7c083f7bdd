import { pluralize } from '#lib/format/pluralize.ts';
import { MAX_SAVED, SAVED_PATH } from '#lib/saved-properties/addresses.ts';
import styles from './SavedNotice.module.css';

/** By the parameter `saved` of the page. */
const texts: ReadonlyMap<string, string> = new Map([
  ['added', 'The building is on your saved list.'],
  ['removed', 'The building is no longer on your saved list.'],
  ['full', `Your saved list is full: it can hold ${MAX_SAVED} buildings. Remove one, then save this building again.`],
]);

type Props = {
  result: string | null;
  /** Number of buildings on the list now. */
  count: string | null;
};

/** What the last click on Save has done. It does not name the building, so the page is the same for all visitors whose lists have the same number of buildings. */
export function SavedNotice({ result, count }: Props) {
  const text = result === null ? undefined : texts.get(result);
  if (text === undefined) return null;
  const buildings = Number(count);
  return (
    <details className={styles.notice} open>
      <summary>Close</summary>
      <p role="status">
        {text} <a href={SAVED_PATH}>View {buildings > 0 ? pluralize(buildings, 'saved building') : 'saved buildings'}</a>
      </p>
    </details>
  );
}
