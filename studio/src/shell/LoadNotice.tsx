import { Notice } from '@wordpress/components';
import type { Loaded } from '../api/graphql.ts';

/** Shows why data could not be loaded, with a button that loads it again. */
export function LoadNotice({ loads }: { loads: readonly Loaded<unknown>[] }) {
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
