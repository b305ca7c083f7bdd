import type { Metadata } from 'next';
import { LoginPage } from '#components/layout/LoginPage.tsx';
import { toLocalUri } from '#lib/session/redirect-uri.ts';
import { readPageSession } from '#lib/session/session.ts';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Sign in', robots: { index: false, follow: false } };

/** Signs editors in. It needs no content service to be shown. */
export default async function Login({ searchParams }: Props) {
  const { redirect_uri: redirectUri, failed } = await searchParams;
  const session = await readPageSession();
  return (
    <LoginPage
      redirectUri={typeof redirectUri === 'string' ? toLocalUri(redirectUri) : null}
      failure={failed === undefined ? null : (session.failedSignIn ?? null)}
      isSignedIn={session.tokens !== undefined && session.tokens.refreshTokenExpiration > Date.now() / 1000}
    />
  );
}
