import { Button, Card, CardBody, CardHeader, Notice, TextControl } from '@wordpress/components';
import { useState, type FormEvent } from 'react';
import { getErrorMessage } from '../../api/graphql.ts';
import { saveFile } from '../../csv/csv.ts';
import { PasswordAction } from './PasswordAction.tsx';
import { QrCode } from './QrCode.tsx';
import {
  confirmTotpSetup,
  createRecoveryCodes,
  hasSecondFactor,
  removeTotp,
  startTotpSetup,
  type AccountSecurity,
  type TotpSetup,
} from './security.ts';

/** @param onChanged is called after each change, when the recovery codes have been shown */
export function SecondFactor({ security, onChanged }: { security: AccountSecurity; onChanged: () => void }) {
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { hasTotp, recoveryCodeCount, isSecondFactorRequired } = security;
  return (
    <Card>
      <CardHeader>
        <h2>Second factor</h2>
      </CardHeader>
      <CardBody className="studio-fields">
        {codes && (
          <RecoveryCodes
            codes={codes}
            onDone={() => {
              setCodes(null);
              onChanged();
            }}
          />
        )}
        {!codes && hasTotp && (
          <>
            <p>An authenticator app is set up.{isSecondFactorRequired && ' Your account needs a second factor.'}</p>
            <details>
              <summary>Remove the authenticator app</summary>
              <PasswordAction
                label="Remove the app"
                isDestructive
                run={async (password) => {
                  await removeTotp(password);
                  onChanged();
                }}
              />
            </details>
          </>
        )}
        {!codes && !hasTotp && !setup && (
          <>
            <p>An authenticator app on your phone shows a new code every 30 seconds, which you enter after your password.</p>
            <PasswordAction label="Set up an authenticator app" run={async (password) => setSetup(await startTotpSetup(password))} />
          </>
        )}
        {!codes && !hasTotp && setup && (
          <ConfirmTotp
            setup={setup}
            onConfirmed={(created) => {
              setSetup(null);
              if (created) setCodes(created);
              else onChanged();
            }}
          />
        )}
        {!codes && hasSecondFactor(security) && (
          <details>
            <summary>Recovery codes: {recoveryCodeCount} left</summary>
            <p>You can use each code once in place of your second factor. New codes replace all earlier ones.</p>
            <PasswordAction label="Create new recovery codes" run={async (password) => setCodes(await createRecoveryCodes(password))} />
          </details>
        )}
      </CardBody>
    </Card>
  );
}

function ConfirmTotp({ setup, onConfirmed }: { setup: TotpSetup; onConfirmed: (codes: readonly string[] | null) => void }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  async function submit(event: FormEvent) {
    event.preventDefault();
    try {
      onConfirmed(await confirmTotpSetup(code));
    } catch (reason) {
      setError(getErrorMessage(reason));
    }
  }
  return (
    <form className="studio-fields" onSubmit={(event) => void submit(event)}>
      <p>Scan this code with the app, or type the key into it.</p>
      <QrCode text={setup.uri} label="QR code for the authenticator app" />
      <p>
        Key: <code>{setup.secret.replaceAll(/(.{4})/g, '$1 ')}</code>
      </p>
      <TextControl
        label="Code from the app"
        value={code}
        onChange={setCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        __next40pxDefaultSize
      />
      {error !== null && (
        <Notice status="error" isDismissible={false}>
          {error}
        </Notice>
      )}
      <Button variant="primary" type="submit" __next40pxDefaultSize>
        Verify
      </Button>
    </form>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className="studio-fields">
      <h3>Your recovery codes</h3>
      <p>
        Store them where you can find them without your phone. They are not shown again. Each code works once, in place of your second
        factor.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="studio-actions">
        <Button
          variant="secondary"
          onClick={() => saveFile('recovery-codes.txt', new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))}
          __next40pxDefaultSize
        >
          Save as a file
        </Button>
        <Button variant="primary" onClick={onDone} __next40pxDefaultSize>
          I have saved the codes
        </Button>
      </div>
    </div>
  );
}
