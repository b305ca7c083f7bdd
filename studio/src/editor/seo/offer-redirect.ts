import { dispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { getErrorMessage, graphql } from '../../api/graphql.ts';
import type { Account } from '../../api/session.ts';

const NOTICE = 'studio-moved';

/** Offers a redirect after the address of published content has changed. The content service creates none by itself. */
export function offerRedirect(from: string, to: string, { capabilities }: Pick<Account, 'capabilities'>): void {
  const [origin, target] = [new URL(from).pathname, new URL(to).pathname];
  const moved = `The address has changed from ${origin} to ${target}. The former address leads nowhere now.`;
  if (capabilities['wpseo_manage_redirects'] !== true) {
    void dispatch(noticesStore).createWarningNotice(`${moved} Ask an administrator for a redirect.`, { id: NOTICE });
    return;
  }
  const create = async () => {
    void dispatch(noticesStore).removeNotice(NOTICE);
    try {
      await graphql(
        'mutation StudioRedirect($input: CreateSeoRedirectInput!) { createSeoRedirect(input: $input) { redirect { origin } } }',
        { input: { origin, target } },
      );
      void dispatch(noticesStore).createSuccessNotice(`${origin} redirects to ${target}.`, { type: 'snackbar' });
    } catch (error) {
      void dispatch(noticesStore).createErrorNotice(`The redirect was not created. ${getErrorMessage(error)}`, {
        id: NOTICE,
        actions: [{ label: 'Try again', onClick: () => void create() }],
      });
    }
  };
  void dispatch(noticesStore).createWarningNotice(moved, {
    id: NOTICE,
    actions: [{ label: 'Redirect the former address', onClick: () => void create() }],
  });
}
