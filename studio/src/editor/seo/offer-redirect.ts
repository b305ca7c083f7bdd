import { dispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { getErrorMessage } from '../../api/graphql.ts';
import { describeMove, mayRedirect, type Move, redirectMove } from '../../api/moved-content.ts';
import type { Account } from '../../api/session.ts';

const NOTICE = 'studio-moved';

/** Offers a redirect after the address of published content has changed. */
export function offerRedirect(move: Move, account: Pick<Account, 'capabilities'>): void {
  const create = async () => {
    void dispatch(noticesStore).removeNotice(NOTICE);
    try {
      void dispatch(noticesStore).createSuccessNotice(await redirectMove(move), { type: 'snackbar' });
    } catch (error) {
      void dispatch(noticesStore).createErrorNotice(`The redirect was not created. ${getErrorMessage(error)}`, {
        id: NOTICE,
        actions: [{ label: 'Try again', onClick: () => void create() }],
      });
    }
  };
  void dispatch(noticesStore).createWarningNotice(describeMove(move, account), {
    id: NOTICE,
    ...(mayRedirect(account) && { actions: [{ label: 'Redirect the old address', onClick: () => void create() }] }),
  });
}
