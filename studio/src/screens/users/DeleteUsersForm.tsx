import { Button, Notice, RadioControl, SelectControl } from '@wordpress/components';
import { useCallback, useState, type FormEvent } from 'react';
import { getErrorMessage, useLoaded } from '../../api/graphql.ts';
import { deleteUser, loadNewOwners, type User } from './user-data.ts';

type DeleteUsersFormProps = {
  users: readonly User[];
  /** Is called after each deletion, with the users that remain to be deleted. */
  onDeleted: (remaining: readonly User[]) => void;
};

/** Asks what happens to the content of users, and deletes them. */
export function DeleteUsersForm({ users, onDeleted }: DeleteUsersFormProps) {
  const { data: owners, error: loadError } = useLoaded(useCallback(() => loadNewOwners(users), [users]));
  const [choice, setChoice] = useState('reassign');
  const [owner, setOwner] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    let remaining = users;
    try {
      for (const user of users) {
        await deleteUser(user, choice === 'reassign' ? Number(owner) : null);
        remaining = remaining.filter(({ id }) => id !== user.id);
      }
    } catch (reason) {
      setError(`${remaining[0]?.username}: ${getErrorMessage(reason)}`);
    }
    setIsBusy(false);
    if (remaining.length < users.length) onDeleted(remaining);
  }

  return (
    <form className="studio-fields" onSubmit={(event) => void submit(event)}>
      {(error ?? loadError) !== null && (
        <Notice status="error" isDismissible={false}>
          {error ?? loadError}
        </Notice>
      )}
      <p>Delete {users.map(({ name }) => `“${name}”`).join(', ')}? This cannot be undone.</p>
      <RadioControl
        label="What happens to the content?"
        selected={choice}
        options={[
          { value: 'reassign', label: 'Assign it to another user' },
          { value: 'trash', label: 'Move it to the trash. Media files are kept.' },
        ]}
        onChange={setChoice}
      />
      {choice === 'reassign' && (
        <SelectControl
          label="New author"
          value={owner}
          options={[
            { value: '', label: owners ? 'Choose a user' : 'Loading' },
            ...(owners ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={setOwner}
          required
          __next40pxDefaultSize
        />
      )}
      <Button variant="primary" type="submit" isDestructive isBusy={isBusy} disabled={isBusy} accessibleWhenDisabled __next40pxDefaultSize>
        Delete {users.length === 1 ? 'user' : `${users.length} users`}
      </Button>
    </form>
  );
}
