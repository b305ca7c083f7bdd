import { Notice } from '@wordpress/components';
import type { Loaded } from '../api/graphql.ts';

/** Says what could not be loaded, and loads it again. What was loaded before stays. */
export function LoadNotice({ loads }: { loads: readonly Pick<Loaded<unknown>, 'error' | 'reload'>[] }) {
  const failed = loads.filter(({ error }) => error !== null);
  if (failed.length === 0) return null;
  const reload = () => {
    for (const load of failed) load.reload();
  };
  return (
    <Notice status="error" isDismissible={false} actions={[{ label: 'Try again', onClick: reload }]}>
      {[...new Set(failed.map(({ error }) => error))].join(' ')}
    </Notice>
  );
}
