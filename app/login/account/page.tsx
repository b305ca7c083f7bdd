import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { graphql } from 'relay-runtime';
import type { pageAccountQuery } from '#generated/pageAccountQuery.graphql.ts';
import { AccountPage } from '#components/layout/AccountPage.tsx';
import { LogoutForm } from '#components/layout/LogoutForm.tsx';
import { AccountNotice, AccountSection } from '#components/ui/account/AccountSection.tsx';
import { AuthenticatorApp } from '#components/ui/account/AuthenticatorApp.tsx';
import { Passkeys } from '#components/ui/account/Passkeys.tsx';
import { PasskeyScript } from '#components/ui/account/PasskeyScript.tsx';
import { RecoveryCodes } from '#components/ui/account/RecoveryCodes.tsx';
import { SecurityForm } from '#components/ui/account/SecurityForm.tsx';
import { Sessions } from '#components/ui/account/Sessions.tsx';
import { fetchQuery } from '#lib/relay/server.ts';
import { createAccountPath, createRefreshPath } from '#lib/session/login-path.ts';
import { requireAccount } from '#lib/session/page-access.ts';
import { toLocalUri } from '#lib/session/redirect-uri.ts';
import { getSecurityForm, isSecurityFormName } from '#lib/session/security-forms.ts';
import { getParameter, type SearchParams } from '#lib/uri/search-params.ts';

type Props = { searchParams: Promise<SearchParams> };

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Your account', robots: { index: false, follow: false } };

/** The page on which users manage how they sign in: second factors, passkeys, sessions and password. Its forms work without scripts, except for passkeys. */
export default async function AccountSecurityPage({ searchParams }: Props) {
  const parameters = await searchParams;
  const redirectUri = toLocalUri(getParameter(parameters, 'redirect_uri') ?? null);
  const accountPath = createAccountPath(redirectUri);
  const session = await requireAccount(accountPath);
  const { accountSecurity: account } = await fetchQuery<pageAccountQuery>(accountQuery, {});
  // The session has ended since its access token was issued.
  if (!account) redirect(createRefreshPath(accountPath));
  const formId = getParameter(parameters, 'failed');
  const failed = formId !== undefined && session.failedForm ? { formId, message: session.failedForm.message } : null;
  const context = { username: account.username, redirectUri, failed };
  const hasSecondFactor = account.hasTotp || account.passkeys.length > 0;
  const done = getParameter(parameters, 'done') ?? '';
  const confirmation = isSecurityFormName(done) ? getSecurityForm(done).confirmation : null;
  return (
    <AccountPage title="Your account" introduction={`Signed in as ${account.name} (${account.username}).`} isLong>
      {confirmation !== null && <AccountNotice>{confirmation}</AccountNotice>}
      {account.mustSetUpSecondFactor && (
        <AccountNotice>
          This site requires a second factor for everyone who can publish. Set up an authenticator app or a passkey to continue.
        </AccountNotice>
      )}
      {redirectUri !== null && !account.mustSetUpSecondFactor && (
        <p>
          <a href={redirectUri}>Continue</a>
        </p>
      )}
      {(hasSecondFactor || session.recoveryCodes) && (
        <RecoveryCodes count={account.recoveryCodeCount} newCodes={session.recoveryCodes ?? null} context={context} />
      )}
      <AuthenticatorApp hasTotp={account.hasTotp} setup={session.totpSetup ?? null} context={context} />
      <Passkeys passkeys={account.passkeys} context={context} />
      {!account.mustSetUpSecondFactor && (
        <AccountSection id="password" title="Password">
          <SecurityForm name="password" {...context} />
        </AccountSection>
      )}
      <Sessions sessions={account.sessions} context={context} />
      <LogoutForm />
      <PasskeyScript />
    </AccountPage>
  );
}

const accountQuery = graphql`
  query pageAccountQuery {
    accountSecurity {
      username
      name
      hasTotp
      recoveryCodeCount
      mustSetUpSecondFactor
      passkeys {
        databaseId
        name
        created
        lastUsed
      }
      sessions {
        id
        userAgent
        ipAddress
        created
        lastUsed
        isCurrent
      }
    }
  }
`;
