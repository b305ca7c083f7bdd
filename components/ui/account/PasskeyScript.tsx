import { PASSKEY_SCRIPT_URL } from '#lib/session/passkey-script.ts';

/** Loads the script that opens the passkey dialog of the browser. It runs after the document was parsed. */
export function PasskeyScript() {
  // A module script is deferred. With `async`, React would move it to the head and preload it.
  // oxlint-disable-next-line next/no-sync-scripts
  return <script type="module" src={PASSKEY_SCRIPT_URL} />;
}
