import { Notice } from '@wordpress/components';
import { useState } from 'react';
import { getErrorMessage } from '../../api/graphql.ts';
import { describeMove, mayRedirect, type Move, redirectMove } from '../../api/moved-content.ts';
import { useAccount } from '../../shell/account-context.ts';

type MovedNoticeProps = {
  move: Move;
  /** @param message what has been done; empty if the user closed the notice */
  onClose: (message: string) => void;
};

/** Offers a redirect after the address of published content has changed. */
export function MovedNotice({ move, onClose }: MovedNoticeProps) {
  const account = useAccount();
  const [error, setError] = useState<string | null>(null);

  async function create() {
    try {
      onClose(await redirectMove(move));
    } catch (reason) {
      setError(getErrorMessage(reason));
    }
  }

  return (
    <Notice
      status={error === null ? 'warning' : 'error'}
      onRemove={() => onClose('')}
      actions={
        mayRedirect(account) ? [{ label: error === null ? 'Redirect the old address' : 'Try again', onClick: () => void create() }] : []
      }
    >
      {error === null ? describeMove(move, account) : `The redirect was not created. ${error}`}
    </Notice>
  );
}
