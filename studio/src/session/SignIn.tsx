import { Button, Card, CardBody, CardHeader, TextControl } from '@wordpress/components';
import { useState, type FormEvent } from 'react';
import { getErrorMessage } from '../api/graphql.ts';
import { sendPasswordResetEmail, signIn, verifySecondFactor, type SignInResult } from '../api/session.ts';

/** The first field of a step has the focus when it appears: after a sign-out, too, where the page would otherwise start without one. */
const focusField = (field: HTMLInputElement | null) => field?.focus();

/** The sign-in form. The second factor is asked for in a second step. */
export function SignIn() {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [result, setResult] = useState<SignInResult | null>(null);
  const [token, setToken] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');

  async function resetPassword() {
    if (username === '') {
      setResult({
        step: 'failed',
        message: 'Enter your username or email first. The link to choose a new password is sent to your email.',
      });
      return;
    }
    try {
      await sendPasswordResetEmail(username);
      setResult(null);
      setMessage('If the account exists, an email with a link to choose a new password is on its way.');
    } catch (error) {
      setResult({ step: 'failed', message: getErrorMessage(error) });
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    const next = await (token === null ? signIn(username, password) : verifySecondFactor(token, code)).catch((error: unknown) => ({
      step: 'failed' as const,
      message: error instanceof Error ? error.message : 'The server did not respond. Try again.',
    }));
    setIsBusy(false);
    setResult(next);
    if (next.step === 'second-factor') setToken(next.token);
    if (next.step === 'done') location.reload();
  }

  return (
    <main className="studio-sign-in">
      <Card>
        <CardHeader>
          <h1>Sign in to the studio</h1>
        </CardHeader>
        <CardBody>
          <form onSubmit={(event) => void submit(event)}>
            {token === null ? (
              <>
                <TextControl
                  ref={focusField}
                  label="Username or email"
                  value={username}
                  onChange={setUsername}
                  autoComplete="username"
                  required
                />
                <TextControl
                  label="Password"
                  type="password"
                  value={password}
                  onChange={setPassword}
                  autoComplete="current-password"
                  required
                />
              </>
            ) : (
              <TextControl
                ref={focusField}
                label="Code"
                help="From your authenticator app, or a recovery code."
                value={code}
                onChange={setCode}
                autoComplete="one-time-code"
                required
              />
            )}
            <p role="alert" className="studio-error">
              {result?.step === 'failed' && result.message}
            </p>
            <Button variant="primary" type="submit" isBusy={isBusy} accessibleWhenDisabled disabled={isBusy} __next40pxDefaultSize>
              {token === null ? 'Sign in' : 'Verify'}
            </Button>
            {token === null && (
              <p>
                <Button variant="link" onClick={() => void resetPassword()}>
                  Forgot your password?
                </Button>
              </p>
            )}
            <p role="status">{message}</p>
          </form>
        </CardBody>
      </Card>
    </main>
  );
}
