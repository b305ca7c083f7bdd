import { useId } from 'react';
import buttons from '#components/ui/core/Button.module.css';
import { Icon } from '#components/ui/core/Icon.tsx';
import { RESULTS_ID } from '#lib/property-search/query.ts';
import styles from './PropertySearchField.module.css';

type Props = {
  /** URI of the property search. */
  action: string;
  /** Label of the button. */
  label: string;
  /** Where the field is, which makes the accessible name of the form unique on the page. */
  place: 'page' | 'menu';
};

/** A field that leads to the property search with what was typed. It works without scripts. */
export function PropertySearchField({ action, label, place }: Props) {
  const id = useId();
  return (
    <form className={styles.form} role="search" aria-label={place === 'menu' ? `${label}, menu` : label} action={`${action}#${RESULTS_ID}`}>
      <label htmlFor={id}>Place, building or size</label>
      <input id={id} type="search" name="q" placeholder="Dallas or 75172" autoComplete="off" maxLength={100} enterKeyHint="search" />
      <button className={`${buttons.btn} ${buttons.signal}`}>
        {label} <Icon name="arrow" />
      </button>
    </form>
  );
}
