import { Button, Card, CardBody, CardHeader, Notice } from '@wordpress/components';
import { useState } from 'react';
import { getErrorMessage } from '../../api/graphql.ts';
import { endOtherSessions, endSession, type SignInSession } from './security.ts';
import { formatUtcDate } from '../../shell/format-date.ts';

/** Where the user is signed in. */
export function Sessions({ sessions, onChanged }: { sessions: readonly SignInSession[]; onChanged: () => void }) {
  const [error, setError] = useState<string | null>(null);
  async function run(change: () => Promise<void>) {
    try {
      await change();
      setError(null);
      onChanged();
    } catch (reason) {
      setError(getErrorMessage(reason));
    }
  }
  return (
    <Card>
      <CardHeader>
        <h2>Sessions</h2>
      </CardHeader>
      <CardBody className="studio-fields">
        {error !== null && (
          <Notice status="error" isDismissible={false}>
            {error}
          </Notice>
        )}
        <ul className="studio-link-list">
          {sessions.map(({ id, created, lastUsed, userAgent, ipAddress, isCurrent }) => (
            <li key={id}>
              <span>
                {userAgent || 'Unknown browser'}
                <br />
                {ipAddress}, signed in {formatUtcDate(created)}
                {lastUsed !== null && `, last used ${formatUtcDate(lastUsed)}`}
              </span>
              {isCurrent ? (
                <strong>This session</strong>
              ) : (
                <Button
                  variant="secondary"
                  size="compact"
                  aria-label={`End the session from ${ipAddress}, signed in ${formatUtcDate(created)}`}
                  onClick={() => void run(() => endSession(id))}
                >
                  End
                </Button>
              )}
            </li>
          ))}
        </ul>
        {sessions.length > 1 && (
          <Button variant="secondary" onClick={() => void run(endOtherSessions)} __next40pxDefaultSize>
            End all other sessions
          </Button>
        )}
      </CardBody>
    </Card>
  );
}
