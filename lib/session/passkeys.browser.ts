/**
 * Opens the browser's dialog for passkeys before a form is sent, because there is no way to do so without a script. A form with `data-passkey="create"` adds a
 * passkey, one with `data-passkey="get"` signs in. The form is hidden until this script runs. `npm run generate` compiles it to `public/passkeys.js`.
 */

/** The options as the content service creates them. Ids and challenges are base64url. */
type EncodedOptions = {
  challenge: string;
  user?: { id: string };
  excludeCredentials?: readonly { id: string }[];
};

type OptionsResponse = { options: EncodedOptions; message?: undefined } | { message: string };

/** Milliseconds until the server no longer accepts the challenge. */
const TIMEOUT_MS = 5 * 60 * 1000;

const CANCELED = 'The dialog was closed or took too long. Nothing was changed. Try again.';
const EXISTS = 'This device already has a passkey for your account.';
const FAILED = 'The passkey could not be used. Check your connection and try again.';

/** Browsers tie passkeys to a domain. An IP address has none. */
const hasDomain = !/^\[|^[\d.]+$/.test(location.hostname);

if (hasDomain && 'PublicKeyCredential' in window) {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
    form.hidden = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void send(form);
    });
  }
  for (const note of document.querySelectorAll<HTMLElement>('[data-passkey-note]')) note.hidden = true;
}

async function send(form: HTMLFormElement): Promise<void> {
  const error = form.querySelector<HTMLElement>('[data-passkey-error]');
  const button = form.querySelector('button');
  const field = form.elements.namedItem('credential');
  if (!error || !button || !(field instanceof HTMLInputElement)) return;
  error.hidden = true;
  button.disabled = true;
  try {
    const response = await fetchOptions(form);
    if (response.message !== undefined) throw new Error(response.message);
    field.value = JSON.stringify(await openDialog(form.dataset['passkey'], response.options));
    // Unlike requestSubmit, this does not run the listener again.
    form.submit();
  } catch (failure) {
    error.textContent = describe(failure);
    error.hidden = false;
    button.disabled = false;
    button.focus();
  }
}

async function fetchOptions(form: HTMLFormElement): Promise<OptionsResponse> {
  const body = new URLSearchParams([...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
  const response = await fetch(form.dataset['options'] ?? '', { method: 'POST', body, signal: AbortSignal.timeout(15_000) });
  if (!response.ok) throw new Error(FAILED);
  return (await response.json()) as OptionsResponse;
}

function describe(failure: unknown): string {
  const { name, message } = failure as Error;
  if (name === 'NotAllowedError' || name === 'AbortError') return CANCELED;
  if (name === 'InvalidStateError') return EXISTS;
  return name === 'Error' ? message : FAILED;
}

async function openDialog(dialog: string | undefined, { challenge, user, excludeCredentials = [], ...options }: EncodedOptions) {
  const shared = { ...options, challenge: toBytes(challenge), timeout: TIMEOUT_MS };
  if (dialog === 'get') return toJson(await navigator.credentials.get({ publicKey: shared }));
  const publicKey = {
    ...shared,
    user: { ...user, id: toBytes(user?.id ?? '') },
    excludeCredentials: excludeCredentials.map((descriptor) => ({ ...descriptor, id: toBytes(descriptor.id) })),
    // The other members need no conversion.
  } as unknown as PublicKeyCredentialCreationOptions;
  return toJson(await navigator.credentials.create({ publicKey }));
}

type AnyResponse = Partial<AuthenticatorAttestationResponse & AuthenticatorAssertionResponse>;

/** As `credential.toJSON()`, which the oldest supported browsers lack. */
function toJson(credential: Credential | null) {
  const { id, rawId, type, authenticatorAttachment, response } = credential as PublicKeyCredential;
  const fields: AnyResponse = response;
  const { clientDataJSON, attestationObject, authenticatorData, signature, userHandle } = fields;
  const parts = { clientDataJSON, attestationObject, authenticatorData, signature, userHandle };
  return {
    id,
    rawId: toText(rawId),
    type,
    authenticatorAttachment,
    clientExtensionResults: {},
    response: {
      ...Object.fromEntries(Object.entries(parts).flatMap(([name, bytes]) => (bytes ? [[name, toText(bytes)]] : []))),
      ...(fields.getTransports && { transports: fields.getTransports() }),
    },
  };
}

function toBytes(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}

function toText(bytes: ArrayBuffer): string {
  const text = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
