/** URL of the script that opens the passkey dialog of the browser (`lib/session/passkeys.browser.ts`). Only the sign-in page and the account page load it. */
export const PASSKEY_SCRIPT_URL = '/passkeys.js';
