import type { Account } from '../api/session.ts';
import { STUDIO_PATH } from '../shell/paths.ts';

/** The page of the editor for content that does not exist, or that the user may not edit. */
export function MissingContent({ account, type }: { account: Account; type: string }) {
  const name = account.types.find(({ slug }) => slug === type)?.name;
  return (
    <main className="studio-sign-in">
      <h1>Nothing to edit here</h1>
      <p>This content does not exist or has been deleted, or your role does not allow you to edit it.</p>
      <p>
        {name !== undefined && <a href={`${STUDIO_PATH}content/${type}/`}>All {name.toLowerCase()}</a>}
        {name !== undefined && ' · '}
        <a href={STUDIO_PATH}>Dashboard</a>
      </p>
    </main>
  );
}
