import { Button } from '@wordpress/components';

type SaveActionsProps = {
  /** The text of the button. */
  label: string;
  isChanged: boolean;
  isBusy: boolean;
  /** The result of the last attempt. */
  message: string;
};

/** The end of a form: the button that saves it, and what became of that. */
export function SaveActions({ label, isChanged, isBusy, message }: SaveActionsProps) {
  return (
    <div className="studio-actions">
      <Button variant="primary" type="submit" disabled={!isChanged || isBusy} accessibleWhenDisabled isBusy={isBusy} __next40pxDefaultSize>
        {label}
      </Button>
      <span role="status">{message}</span>
    </div>
  );
}
