import { Button, Notice, Spinner } from '@wordpress/components';
import { useState } from 'react';
import { useLoaded } from '../api/graphql.ts';
import { signOut } from '../api/session.ts';
import { SecondFactor } from '../screens/profile/SecondFactor.tsx';
import { loadSecurity } from '../screens/profile/security.ts';
import '../shell/forms.css';

/** All that a user can do before the second factor that the site requires is set up. */
export function SetUpSecondFactor() {
  const { data, error: loadError } = useLoaded(loadSecurity);
  const [signOutError, setSignOutError] = useState<string | null>(null);
  const error = signOutError ?? loadError;
  return (
    <main className="studio-sign-in">
      <div className="studio-stack">
        <h1>Set up a second factor</h1>
        <p>Your account can publish content, so it needs a second factor. Set it up to continue.</p>
        {error !== null && (
          <Notice status="error" isDismissible={false}>
            {error}
          </Notice>
        )}
        {data ? <SecondFactor security={data} onChanged={() => location.reload()} /> : <Spinner />}
        <Button variant="link" onClick={() => void signOut(setSignOutError)}>
          Sign out
        </Button>
      </div>
    </main>
  );
}
