import type { Metadata } from 'next';
import { AccountPage } from '#components/layout/AccountPage.tsx';
import { LogoutForm } from '#components/layout/LogoutForm.tsx';
import { ResponseStatus } from '#components/layout/ResponseStatus.tsx';
import { PasskeyScript } from '#components/ui/account/PasskeyScript.tsx';
import { AccountForm } from '#components/ui/forms/AccountForm.tsx';
import {
  type AccountForm as AccountFormDefinition,
  findAccountForm,
  getAccountForm,
  getAccountFormUri,
  passkeyForm,
} from '#lib/session/account-forms.ts';
import { createAccountPath } from '#lib/session/login-path.ts';
import { toLocalUri } from '#lib/session/redirect-uri.ts';
import { type FailedForm, type PageSession, readPageSession } from '#lib/session/session.ts';
import { getParameter, type SearchParams } from '#lib/uri/search-params.ts';

type Props = { searchParams: Promise<SearchParams> };

export const dynamic = 'force-dynamic';

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return { title: findAccountForm(getParameter(await searchParams, 'action')).title, robots: { index: false, follow: false } };
}

const NO_COOKIES = 'Your browser blocked the cookie that keeps you signed in. Allow cookies for this site, and sign in again.';

/** The account forms, selected by the parameter `action`, as in WordPress. They are shown even if the content service is unavailable. */
export default async function LoginPage({ searchParams }: Props) {
  const parameters = await searchParams;
  const session = await readPageSession();
  const form = selectForm(parameters, session);
  const failure = getFailure(parameters, session);
  const redirectUri = toLocalUri(getParameter(parameters, 'redirect_uri') ?? null);
  if (isSignedIn(session) && form.action === null && failure === null)
    return (
      <AccountPage title="You are signed in" introduction="On a shared device, sign out when you are finished.">
        <p>
          <a href={redirectUri ?? '/'}>{redirectUri === null ? 'Go to the home page' : 'Continue'}</a>
        </p>
        <p>
          <a href={createAccountPath()}>Your account: second factor, passkeys, sessions and password</a>
        </p>
        <LogoutForm />
      </AccountPage>
    );
  if (parameters['sent'] !== undefined && form.confirmation !== null)
    return (
      <AccountPage title={form.title} introduction={form.confirmation}>
        <p>
          <a href={getAccountFormUri(getAccountForm('login'))}>Sign in</a>
        </p>
      </AccountPage>
    );
  const hidden = getHiddenValues(form, parameters, redirectUri);
  const isSignIn = form.action === null || form === getAccountForm('secondFactor');
  return (
    <AccountPage
      title={form.title}
      introduction={parameters['changed'] === undefined ? form.introduction : 'Your new password has been saved. Use it to sign in.'}
    >
      {failure?.isUnavailable && <ResponseStatus status={503} />}
      <AccountForm form={form} hidden={hidden} failure={failure} values={failure?.entered} />
      {isSignIn && (
        <>
          <AccountForm
            form={passkeyForm}
            hidden={hidden}
            failure={null}
            isMain={false}
            passkey={{ dialog: 'get', optionsRoute: 'passkey-options' }}
          />
          <PasskeyScript />
        </>
      )}
      <p>{form.action === null ? <FormLink name="forgottenPassword" /> : <FormLink name="login" />}</p>
    </AccountPage>
  );
}

function FormLink({ name }: { name: 'forgottenPassword' | 'login' }) {
  const form = getAccountForm(name);
  return <a href={getAccountFormUri(form)}>{form.title}</a>;
}

/** The form for a second factor is shown only after the password was correct. */
function selectForm(parameters: SearchParams, { pendingSignIn }: PageSession): AccountFormDefinition {
  const form = findAccountForm(getParameter(parameters, 'action'));
  return form === getAccountForm('secondFactor') && !pendingSignIn ? getAccountForm('login') : form;
}

/** Why the previous form failed. The message is in the cookie, so it is missing if the browser refuses cookies. */
function getFailure(parameters: SearchParams, { failedForm, tokens }: PageSession): FailedForm | null {
  if (parameters['failed'] === undefined && parameters['cookies'] === undefined) return null;
  if (parameters['failed'] !== undefined && failedForm) return failedForm;
  return tokens ? null : { identifier: '', message: NO_COOKIES };
}

function isSignedIn({ tokens }: PageSession): boolean {
  return tokens !== undefined && tokens.refreshTokenExpiration > Date.now() / 1000;
}

function getHiddenValues({ hidden }: AccountFormDefinition, parameters: SearchParams, redirectUri: string | null): Record<string, string> {
  const values = { ...parameters, redirect_uri: redirectUri ?? undefined };
  return Object.fromEntries(
    hidden.flatMap((name) => {
      const value = getParameter(values, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
