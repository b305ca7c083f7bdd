/** A question before something is deleted or changed. WordPress's dialog has no accessible name unless it has a title, which it does not show. */
import { __experimentalConfirmDialog as WordPressConfirmDialog } from '@wordpress/components';
import type { ReactNode } from 'react';

type Props = {
  isOpen: boolean;
  /** What is confirmed: the name of the dialog and of its button, such as `Delete menu`. */
  action: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
};

export function ConfirmDialog({ action, ...props }: Props) {
  return <WordPressConfirmDialog title={action} confirmButtonText={action} {...props} />;
}
