import buttons from '#components/ui/core/Button.module.css';
import { SAVED_ROUTE } from '#lib/saved-properties/addresses.ts';
import styles from './SaveProperty.module.css';

type Props = {
  databaseId: number;
  /** Name of the property, for assistive technology. */
  name: string;
  /** Whether the form is in a list of properties. The page then scrolls back to it. */
  isInList?: boolean;
};

/**
 * Adds a property to the visitor's saved list. Pages are cached for all visitors, so the button cannot show what a visitor has saved: the page that opens after the
 * click says it.
 */
export function SaveProperty({ databaseId, name, isInList = false }: Props) {
  const anchor = isInList ? `save-${databaseId}` : undefined;
  const formClass = isInList ? `${styles.form} ${styles.inList}` : styles.form;
  return (
    <form className={formClass} id={anchor} method="post" action={anchor ? `${SAVED_ROUTE}#${anchor}` : SAVED_ROUTE}>
      <button className={buttons.link} name="save" value={databaseId}>
        Save<span className="visually-hidden"> {name} to your list</span>
      </button>
    </form>
  );
}
