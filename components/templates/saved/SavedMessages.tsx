import type { ReactNode } from 'react';
import buttons from '#components/ui/core/Button.module.css';
import { pluralize } from '#lib/format/pluralize.ts';
import { formatList } from '#lib/format/list.ts';
import { MAX_SAVED, SAVED_ROUTE } from '#lib/saved-properties/addresses.ts';
import { joinIds } from '#lib/saved-properties/saved-cookie.ts';
import styles from './SavedTemplate.module.css';

type Props = {
  /** What the visitor's last form has done, from the address. */
  result: string | null;
  /** Database ids of the properties that it has removed. */
  removedIds: readonly number[];
  /** Whether the browser has sent a list. */
  hasList: boolean;
  /** Database ids on the visitor's list that no published property has. */
  unlistedIds: readonly number[];
  /** Names of the properties of a shared list that are not published. */
  missingNames: readonly string[];
};

/** What has happened to the list, and which of its properties are missing. */
export function SavedMessages({ result, removedIds, hasList, unlistedIds, missingNames }: Props) {
  return (
    <>
      {result === 'removed' && removedIds.length > 0 && (
        <Message>
          <p>{removedIds.length === 1 ? 'The building was' : `${removedIds.length} buildings were`} removed from your list.</p>
          <button className={`${buttons.btn} ${buttons.small}`} name="save" value={joinIds(removedIds)}>
            Undo
          </button>
        </Message>
      )}
      {result === 'added' && (
        <Message>
          <p>
            {hasList
              ? 'The buildings are on your saved list.'
              : 'Your browser blocked the cookie that stores your list. Allow cookies for this site, then save again.'}
          </p>
        </Message>
      )}
      {result === 'full' && (
        <Message>
          <p>
            Your saved list is full: it can hold {MAX_SAVED} buildings. Some were not added. Remove others first, or compare and share this
            list as it is.
          </p>
        </Message>
      )}
      {unlistedIds.length > 0 && (
        <Message>
          <p>
            {pluralize(unlistedIds.length, 'building')} on your list {unlistedIds.length === 1 ? 'is' : 'are'} no longer listed on this
            site.
          </p>
          <button className={`${buttons.btn} ${buttons.small}`} name="remove" value={joinIds(unlistedIds)}>
            Remove from my list
          </button>
        </Message>
      )}
      {missingNames.length > 0 && (
        <Message>
          <p>
            We could not find {formatList(missingNames)}. {missingNames.length === 1 ? 'It' : 'They'} may no longer be listed.
          </p>
        </Message>
      )}
    </>
  );
}

function Message({ children }: { children: ReactNode }) {
  return (
    <form className={`${styles.message} notice`} role="status" method="post" action={SAVED_ROUTE}>
      {children}
    </form>
  );
}
