import { LoginForm } from '#components/ui/forms/LoginForm.tsx';
import { AccountPage } from './AccountPage.tsx';

type Props = {
  redirectUri: string | null;
  failure: { identifier: string; message: string } | null;
  isSignedIn: boolean;
};

/** The sign-in page. For editors who are already signed in, it offers to continue or to sign out. */
export function LoginPage({ redirectUri, failure, isSignedIn }: Props) {
  if (isSignedIn && failure === null)
    return (
      <AccountPage title="You are signed in">
        <p>
          <a href={redirectUri ?? '/'}>{redirectUri === null ? 'Go to the home page' : 'Continue to the page'}</a>
        </p>
        <form action="/api/faust/auth/logout/" method="post">
          <button type="submit">Sign out</button> <button name="everywhere">Sign out on all devices</button>
        </form>
      </AccountPage>
    );
  return (
    <AccountPage title="Sign in">
      <p>For people who edit this site.</p>
      <LoginForm redirectUri={redirectUri} failure={failure} />
      <p>
        <a href="/login/forgotten-password/">Forgot your password?</a>
      </p>
    </AccountPage>
  );
}
