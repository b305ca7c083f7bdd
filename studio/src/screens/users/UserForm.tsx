import { Button, CheckboxControl, Notice, TextareaControl, TextControl } from '@wordpress/components';
import { useState, type FormEvent } from 'react';
import { getErrorMessage } from '../../api/graphql.ts';
import { getChanges, saveUser, type Role, type User, type UserInput } from './user-data.ts';

type UserFormProps = {
  /** The account that is edited, or null for a new one. */
  user: User | null;
  /** The roles that can be assigned. None: the form has no roles. */
  roles: readonly Role[];
  onSaved: (message: string) => void;
};

type TextName = Exclude<keyof UserInput, 'roles'>;
type TextField = { name: TextName; label: string; type?: 'text' | 'email' | 'url'; help?: string; isRequired?: boolean };

const email: TextField = { name: 'email', label: 'Email', type: 'email', isRequired: true };
const names: readonly TextField[] = [
  { name: 'first_name', label: 'First name' },
  { name: 'last_name', label: 'Last name' },
];
const newFields: readonly TextField[] = [
  { name: 'username', label: 'Username', help: 'It cannot be changed later.', isRequired: true },
  { ...email, help: 'The link to choose a password is sent to this address.' },
  ...names,
];
const storedFields: readonly TextField[] = [
  { name: 'name', label: 'Display name', isRequired: true },
  ...names,
  { name: 'nickname', label: 'Nickname' },
  email,
  { name: 'url', label: 'Website', type: 'url' },
  { name: 'slug', label: 'Slug', help: 'The last part of the address of the author page.', isRequired: true },
];

/** The form of an account. */
export function UserForm({ user, roles, onSaved }: UserFormProps) {
  const [input, setInput] = useState<UserInput>(() => getInitialInput(user));
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const changes = getChanges(user, input);
  const assigned = input.roles ?? [];

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (user && roles.length > 0 && assigned.length === 0) {
      setError('An account needs a role. Choose at least one.');
      return;
    }
    setIsBusy(true);
    try {
      if (!user || Object.keys(changes).length > 0) await saveUser(user?.id ?? null, changes);
      onSaved(user ? `${user.username} was saved.` : `${input.username} was added. We sent ${input.email} a link to choose a password.`);
    } catch (reason) {
      setError(getErrorMessage(reason));
      setIsBusy(false);
    }
  }

  const toggleRole = (name: string, isAssigned: boolean) =>
    setInput({ ...input, roles: isAssigned ? [...assigned, name] : assigned.filter((role) => role !== name) });

  return (
    <form className="studio-fields" onSubmit={(event) => void submit(event)}>
      {error !== null && (
        <Notice status="error" isDismissible={false}>
          {error}
        </Notice>
      )}
      {(user ? storedFields : newFields).map(({ name, label, type = 'text', help, isRequired = false }) => (
        <TextControl
          key={name}
          label={label}
          type={type}
          help={help}
          value={input[name] ?? ''}
          onChange={(value) => setInput({ ...input, [name]: value })}
          required={isRequired}
          autoComplete="off"
          __next40pxDefaultSize
        />
      ))}
      {user && (
        <TextareaControl
          label="Biography"
          value={input.description ?? ''}
          onChange={(description) => setInput({ ...input, description })}
        />
      )}
      {roles.length > 0 && (
        <fieldset className="studio-group">
          <legend>Roles</legend>
          {roles.map(({ name, displayName }) => (
            <CheckboxControl
              key={name}
              label={displayName}
              checked={assigned.includes(name)}
              onChange={(isAssigned) => toggleRole(name, isAssigned)}
            />
          ))}
          {!user && <p>Without a role, the account gets the default role for new users from the settings.</p>}
        </fieldset>
      )}
      <Button variant="primary" type="submit" isBusy={isBusy} disabled={isBusy} accessibleWhenDisabled __next40pxDefaultSize>
        {user ? 'Save user' : 'Add user'}
      </Button>
    </form>
  );
}

function getInitialInput(user: User | null): UserInput {
  if (!user) return { username: '', email: '', first_name: '', last_name: '', roles: [] };
  const { id: _id, username: _username, registered_date: _registered, ...values } = user;
  return values;
}
