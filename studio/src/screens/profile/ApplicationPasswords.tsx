import { Button, Card, CardBody, CardHeader, Notice, TextControl } from '@wordpress/components';
import { useCopyToClipboard, useFocusOnMount } from '@wordpress/compose';
import { useState } from 'react';
import { getErrorMessage, useLoaded } from '../../api/graphql.ts';
import { ConfirmDialog } from '../../shell/ConfirmDialog.tsx';
import { formatUtcDate } from '../../shell/format-date.ts';
import { LoadNotice } from '../../shell/LoadNotice.tsx';
import {
  type ApplicationPassword,
  createApplicationPassword,
  loadApplicationPasswords,
  revokeAllApplicationPasswords,
  revokeApplicationPassword,
} from './application-passwords.ts';
import { PasswordAction } from './PasswordAction.tsx';

/** The passwords with which programs authenticate as the user. */
export function ApplicationPasswords() {
  const passwords = useLoaded(loadApplicationPasswords);
  const [created, setCreated] = useState<{ name: string; password: string } | null>(null);
  return (
    <Card>
      <CardHeader>
        <h2>Application passwords</h2>
      </CardHeader>
      <CardBody className="studio-fields">
        <p>
          An application password lets a program use the APIs on your behalf, without your second factor. It cannot be used to sign in, and
          it keeps working when you change your account password. Use a different one for each program.
        </p>
        <LoadNotice loads={[passwords]} />
        {passwords.data && <PasswordList passwords={passwords.data} onChanged={passwords.reload} />}
        {created && <NewPassword {...created} onDone={() => setCreated(null)} />}
        {passwords.data && !created && (
          <CreatePassword
            onCreated={(password) => {
              setCreated(password);
              passwords.reload();
            }}
          />
        )}
      </CardBody>
    </Card>
  );
}

function PasswordList({ passwords, onChanged }: { passwords: readonly ApplicationPassword[]; onChanged: () => void }) {
  const [revoking, setRevoking] = useState<ApplicationPassword | 'all' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  async function revoke(target: ApplicationPassword | 'all') {
    setRevoking(null);
    try {
      await (target === 'all' ? revokeAllApplicationPasswords() : revokeApplicationPassword(target.uuid));
      setError(null);
      setMessage(target === 'all' ? 'All application passwords were revoked.' : `“${target.name}” was revoked.`);
      onChanged();
    } catch (reason) {
      setError(getErrorMessage(reason));
    }
  }
  return (
    <>
      {error !== null && (
        <Notice status="error" isDismissible={false}>
          {error}
        </Notice>
      )}
      {passwords.length > 0 && (
        <ul className="studio-link-list">
          {passwords.map((item) => {
            const { uuid, name, created, last_used: lastUsed, last_ip: lastIp } = item;
            return (
              <li key={uuid}>
                <span>
                  <strong>{name}</strong>
                  <br />
                  Created {formatUtcDate(created)},{' '}
                  {lastUsed === null ? 'never used' : `last used ${formatUtcDate(lastUsed)} from ${lastIp}`}
                </span>
                <Button variant="secondary" isDestructive size="compact" aria-label={`Revoke ${name}`} onClick={() => setRevoking(item)}>
                  Revoke
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {passwords.length > 1 && (
        <Button variant="secondary" isDestructive onClick={() => setRevoking('all')} __next40pxDefaultSize>
          Revoke all
        </Button>
      )}
      <span role="status">{message}</span>
      {revoking !== null && (
        <ConfirmDialog
          isOpen
          action={revoking === 'all' ? 'Revoke all' : 'Revoke password'}
          onConfirm={() => void revoke(revoking)}
          onCancel={() => setRevoking(null)}
        >
          {revoking === 'all'
            ? 'All programs that use one of your application passwords lose access immediately. This cannot be undone.'
            : `“${revoking.name}” loses access immediately. This cannot be undone.`}
        </ConfirmDialog>
      )}
    </>
  );
}

function CreatePassword({ onCreated }: { onCreated: (created: { name: string; password: string }) => void }) {
  const [name, setName] = useState('');
  return (
    <>
      <h3>New application password</h3>
      <PasswordAction
        label="Create application password"
        run={async (password) => onCreated(await createApplicationPassword(name, password))}
      >
        <TextControl
          label="Name"
          help="The program that will use it, for example “Newsletter export”."
          value={name}
          onChange={setName}
          required
          maxLength={100}
          autoComplete="off"
          __next40pxDefaultSize
        />
      </PasswordAction>
    </>
  );
}

function NewPassword({ name, password, onDone }: { name: string; password: string; onDone: () => void }) {
  const [isCopied, setIsCopied] = useState(false);
  const headingRef = useFocusOnMount(true);
  const copyRef = useCopyToClipboard<HTMLButtonElement>(password, () => setIsCopied(true));
  return (
    <div className="studio-fields">
      <h3 ref={headingRef} tabIndex={-1}>
        Your new password for “{name}”
      </h3>
      <p>Copy it now: it is shown only once. Spaces do not matter.</p>
      <p>
        <code>{password}</code>
      </p>
      <div className="studio-actions">
        <Button variant="secondary" ref={copyRef} __next40pxDefaultSize>
          Copy
        </Button>
        <Button variant="primary" onClick={onDone} __next40pxDefaultSize>
          I have saved the password
        </Button>
        <span role="status">{isCopied && 'Copied.'}</span>
      </div>
    </div>
  );
}
