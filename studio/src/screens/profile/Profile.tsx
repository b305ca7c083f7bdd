import { Card, CardBody, CardHeader, Notice, Spinner, TextareaControl, TextControl } from '@wordpress/components';
import apiFetch from '@wordpress/api-fetch';
import { useState, type FormEvent } from 'react';
import { getErrorMessage, useLoaded } from '../../api/graphql.ts';
import { useAccount } from '../../shell/account-context.ts';
import { LoadNotice } from '../../shell/LoadNotice.tsx';
import { SaveActions } from '../../shell/SaveActions.tsx';
import { useUnsavedChanges } from '../../shell/use-unsaved-changes.ts';
import '../../shell/forms.css';
import { ApplicationPasswords } from './ApplicationPasswords.tsx';
import { PasswordAction } from './PasswordAction.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { changePassword, hasSecondFactor, loadSecurity, removePasskey, type AccountSecurity } from './security.ts';
import { Sessions } from './Sessions.tsx';
import { formatUtcDate } from '../../shell/format-date.ts';

type Person = { name: string; first_name: string; last_name: string; email: string; url: string; description: string };

const PATH = '/wp/v2/users/me';
const loadPerson = () => apiFetch<Person>({ path: `${PATH}?context=edit&_fields=name,first_name,last_name,email,url,description` });

/** The user’s own account: what others see, how it signs in, and where it is signed in. */
export default function Profile() {
  const person = useLoaded(loadPerson);
  const security = useLoaded(loadSecurity);
  return (
    <div className="studio-stack">
      <LoadNotice loads={[person, security]} />
      {person.data ? <PersonForm initial={person.data} /> : <Spinner />}
      {security.data && (
        <>
          <Password onChanged={security.reload} />
          <SecondFactor security={security.data} onChanged={security.reload} />
          <Passkeys security={security.data} onChanged={security.reload} />
          {/* Until a required second factor is set up, the user has only the rights of visitors. The first one ends the application passwords. */}
          {!security.data.mustSetUpSecondFactor && <ApplicationPasswords key={String(hasSecondFactor(security.data))} />}
          <Sessions sessions={security.data.sessions} onChanged={security.reload} />
        </>
      )}
    </div>
  );
}

const labels: readonly [keyof Person, string, 'text' | 'email' | 'url'][] = [
  ['name', 'Display name', 'text'],
  ['first_name', 'First name', 'text'],
  ['last_name', 'Last name', 'text'],
  ['email', 'Email', 'email'],
  ['url', 'Website', 'url'],
];

function PersonForm({ initial }: { initial: Person }) {
  const [stored, setStored] = useState(initial);
  const [person, setPerson] = useState(initial);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const changes = Object.fromEntries(Object.entries(person).filter(([name, value]) => stored[name as keyof Person] !== value));
  const isChanged = Object.keys(changes).length > 0;
  const isNewEmail = person.email !== stored.email;
  useUnsavedChanges(isChanged);
  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    setMessage('');
    try {
      await apiFetch({ path: PATH, method: 'POST', data: { ...changes, ...(isNewEmail && { current_password: password }) } });
      setPassword('');
      const saved = await loadPerson();
      setStored(saved);
      setPerson(saved);
      setError(null);
      setMessage('Saved.');
    } catch (reason) {
      setError(getErrorMessage(reason));
    }
    setIsBusy(false);
  }
  return (
    <form className="studio-form" onSubmit={(event) => void submit(event)}>
      {labels.map(([name, label, type]) => (
        <TextControl
          key={name}
          label={label}
          type={type}
          value={person[name]}
          onChange={(value) => setPerson({ ...person, [name]: value })}
          __next40pxDefaultSize
        />
      ))}
      <TextareaControl
        label="Biography"
        rows={4}
        value={person.description}
        onChange={(description) => setPerson({ ...person, description })}
      />
      {isNewEmail && (
        <TextControl
          label="Your current password"
          help="Required to change your email address."
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          required
          __next40pxDefaultSize
        />
      )}
      {error !== null && (
        <Notice status="error" isDismissible={false}>
          {error}
        </Notice>
      )}
      <SaveActions label="Save profile" isChanged={isChanged} isBusy={isBusy} message={message} />
    </form>
  );
}

function Password({ onChanged }: { onChanged: () => void }) {
  const [newPassword, setNewPassword] = useState('');
  const [message, setMessage] = useState('');
  return (
    <Card>
      <CardHeader>
        <h2>Password</h2>
      </CardHeader>
      <CardBody>
        <PasswordAction
          label="Change password"
          run={async (password) => {
            await changePassword(password, newPassword);
            setNewPassword('');
            setMessage('The password was changed. All other sessions have ended.');
            onChanged();
          }}
        >
          <TextControl
            label="New password"
            help="At least 8 characters."
            type="password"
            autoComplete="new-password"
            value={newPassword}
            onChange={setNewPassword}
            required
            minLength={8}
            __next40pxDefaultSize
          />
        </PasswordAction>
        <span role="status">{message}</span>
      </CardBody>
    </Card>
  );
}

function Passkeys({ security: { passkeys }, onChanged }: { security: AccountSecurity; onChanged: () => void }) {
  const { site_url: siteUrl } = useAccount();
  return (
    <Card>
      <CardHeader>
        <h2>Passkeys</h2>
      </CardHeader>
      <CardBody className="studio-fields">
        <p>
          Passkeys work only on the site’s own domain. Add them on <a href={`${siteUrl}/login/`}>your account page there</a>.
        </p>
        {passkeys.map(({ databaseId, name, created }) => (
          <details key={databaseId}>
            <summary>
              {name}, added {formatUtcDate(created)}
            </summary>
            <PasswordAction
              label={`Remove ${name}`}
              isDestructive
              run={async (password) => {
                await removePasskey(databaseId, password);
                onChanged();
              }}
            />
          </details>
        ))}
      </CardBody>
    </Card>
  );
}
