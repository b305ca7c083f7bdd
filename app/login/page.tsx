import type { Metadata } from 'next';
import { AccountPage } from '#components/layout/AccountPage.tsx';
import { LogoutForm } from '#components/layout/LogoutForm.tsx';
import { AccountForm } from '#components/ui/forms/AccountForm.tsx';
import {
  type AccountForm as AccountFormDefinition,
  findAccountForm,
  getAccountForm,
  getAccountFormUri,
} from '#lib/session/account-forms.ts';
import { toLocalUri } from '#lib/session/redirect-uri.ts';
import { readPageSession } from '#lib/session/session.ts';
import type { SearchParams } from '#lib/uri/search-params.ts';

type Props = { searchParams: Promise<SearchParams> };

export const dynamic = 'force-dynamic';

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return { title: findAccountForm(getText(await searchParams, 'action')).title, robots: { index: false, follow: false } };
}

/** The account forms, selected by the parameter `action`, as in WordPress. They are shown even if the content service is unavailable. */
export default async function LoginPage({ searchParams }: Props) {
  const parameters = await searchParams;
  const form = findAccountForm(getText(parameters, 'action'));
  const { tokens, failedForm } = await readPageSession();
  const failure = parameters['failed'] === undefined ? null : (failedForm ?? null);
  const redirectUri = toLocalUri(getText(parameters, 'redirect_uri') ?? null);
  const isSignedIn = tokens !== undefined && tokens.refreshTokenExpiration > Date.now() / 1000;
  if (isSignedIn && form.action === null && failure === null)
    return (
      <AccountPage title="You are signed in" introduction="On a shared device, sign out when you are finished.">
        <p>
          <a href={redirectUri ?? '/'}>{redirectUri === null ? 'Go to the home page' : 'Continue'}</a>
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
  const forgottenPassword = getAccountForm('forgottenPassword');
  return (
    <AccountPage
      title={form.title}
      introduction={parameters['changed'] === undefined ? form.introduction : 'Your new password has been saved. Use it to sign in.'}
    >
      <AccountForm form={form} hidden={getHiddenValues(form, parameters, redirectUri)} failure={failure} />
      {form.action === null && (
        <p>
          <a href={getAccountFormUri(forgottenPassword)}>{forgottenPassword.title}</a>
        </p>
      )}
    </AccountPage>
  );
}

function getHiddenValues({ hidden }: AccountFormDefinition, parameters: SearchParams, redirectUri: string | null): Record<string, string> {
  const values = { ...parameters, redirect_uri: redirectUri ?? undefined };
  return Object.fromEntries(hidden.flatMap((name) => (getText(values, name) === undefined ? [] : [[name, getText(values, name) ?? '']])));
}

function getText(parameters: SearchParams, name: string): string | undefined {
  const value = parameters[name];
  return typeof value === 'string' ? value : undefined;
}
