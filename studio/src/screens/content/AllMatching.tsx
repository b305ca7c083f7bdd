import { Button } from '@wordpress/components';
import type { Action } from '@wordpress/dataviews';
import { useState } from 'react';
import { getErrorMessage } from '../../api/graphql.ts';
import type { ContentRow } from './content-data.ts';

type AllMatchingProps = {
  /** How many items are on all pages of the list. */
  total: number;
  /** @param onProgress receives how many items are loaded */
  load: (onProgress: (loaded: number) => void) => Promise<readonly ContentRow[]>;
  actions: readonly Action<ContentRow>[];
};

/** Selects what is on all pages of a list. The list itself selects only what it shows. */
export function AllMatching({ total, load, actions }: AllMatchingProps) {
  const [items, setItems] = useState<readonly ContentRow[] | null>(null);
  const [loaded, setLoaded] = useState<number | null>(null);
  const [error, setError] = useState('');

  async function selectAll() {
    setLoaded(0);
    setError('');
    try {
      setItems(await load(setLoaded));
    } catch (reason) {
      setError(getErrorMessage(reason));
    }
    setLoaded(null);
  }

  if (items === null)
    return (
      <div className="studio-actions">
        <Button variant="link" isBusy={loaded !== null} accessibleWhenDisabled disabled={loaded !== null} onClick={() => void selectAll()}>
          Select all {total.toLocaleString('en-US')} on all pages
        </Button>
        <span role="status">{loaded === null ? error : `${loaded} of ${total} loaded …`}</span>
      </div>
    );
  return (
    <div className="studio-actions" role="group" aria-label="Actions for the selection">
      <span role="status">{items.length.toLocaleString('en-US')} selected</span>
      {actions
        .filter(({ supportsBulk }) => supportsBulk)
        .map((action) => ({ action, eligible: items.filter((item) => action.isEligible?.(item) ?? true) }))
        .filter(({ eligible }) => eligible.length > 0)
        .map(({ action, eligible }) => (
          <Button
            key={action.id}
            variant="secondary"
            size="compact"
            onClick={() => 'callback' in action && action.callback([...eligible], { registry: undefined })}
          >
            {`${String(action.label)}${eligible.length === items.length ? '' : ` (${eligible.length.toLocaleString('en-US')})`}`}
          </Button>
        ))}
      <Button variant="tertiary" size="compact" onClick={() => setItems(null)}>
        Clear the selection
      </Button>
    </div>
  );
}
