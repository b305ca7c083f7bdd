import { Button, Notice, TextControl } from '@wordpress/components';
import { useState, type FormEvent, type ReactNode } from 'react';
import { getErrorMessage } from '../../api/graphql.ts';

type PasswordActionProps = {
  /** Text of the button. */
  label: string;
  /** Is called with the current password. */
  run: (password: string) => Promise<void>;
  isDestructive?: boolean;
  /** More controls. */
  children?: ReactNode;
};

/** A change of the account that the current password confirms. */
export function PasswordAction({ label, run, isDestructive = false, children }: PasswordActionProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    try {
      await run(password);
      setPassword('');
      setError(null);
    } catch (reason) {
      setError(getErrorMessage(reason));
    }
    setIsBusy(false);
  }
  return (
    <form className="studio-fields" onSubmit={(event) => void submit(event)}>
      <TextControl
        label="Current password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        required
        __next40pxDefaultSize
      />
      {children}
      {error !== null && (
        <Notice status="error" isDismissible={false}>
          {error}
        </Notice>
      )}
      <Button
        variant="secondary"
        type="submit"
        isDestructive={isDestructive}
        isBusy={isBusy}
        disabled={isBusy}
        accessibleWhenDisabled
        __next40pxDefaultSize
      >
        {label}
      </Button>
    </form>
  );
}
