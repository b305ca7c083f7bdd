/**
 * Opens the browser's dialog for passkeys before a form is sent, because there is no way to do so without a script. A form with `data-passkey="create"` adds a
 * passkey, one with `data-passkey="get"` signs in. The form is hidden until this script runs.
 */

/** Milliseconds until the server no longer accepts the challenge. */
const TIMEOUT_MS = 5 * 60 * 1000;

const CANCELED = 'The dialog was closed or took too long. Nothing was changed. Try again.';
const EXISTS = 'This device already has a passkey of your account.';
const FAILED = 'The passkey could not be used. Check your connection and try again.';

/** Browsers tie passkeys to a domain. An IP address has none. */
const hasDomain = !/^\[|^[\d.]+$/.test(location.hostname);

if (hasDomain && 'PublicKeyCredential' in window) {
  for (const form of document.querySelectorAll('form[data-passkey]')) {
    form.hidden = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void send(form);
    });
  }
  for (const note of document.querySelectorAll('[data-passkey-note]')) note.hidden = true;
}

async function send(form) {
  const [error, button] = [form.querySelector('[data-passkey-error]'), form.querySelector('button')];
  error.hidden = true;
  button.disabled = true;
  try {
    const { options, message } = await fetchOptions(form);
    if (message) throw new Error(message);
    const credential = await openDialog(form.dataset.passkey, options);
    form.elements.namedItem('credential').value = JSON.stringify(credential);
    // Unlike requestSubmit, this does not run the listener again.
    form.submit();
  } catch (failure) {
    error.textContent = describe(failure);
    error.hidden = false;
    button.disabled = false;
    button.focus();
  }
}

async function fetchOptions(form) {
  const body = new URLSearchParams(new FormData(form));
  const response = await fetch(form.dataset.options, { method: 'POST', body, signal: AbortSignal.timeout(15_000) });
  if (!response.ok) throw new Error(FAILED);
  return await response.json();
}

function describe({ name, message }) {
  if (name === 'NotAllowedError' || name === 'AbortError') return CANCELED;
  if (name === 'InvalidStateError') return EXISTS;
  return name === 'Error' ? message : FAILED;
}

async function openDialog(dialog, options) {
  const publicKey = { ...options, challenge: toBytes(options.challenge), timeout: TIMEOUT_MS };
  if (dialog === 'get') return toJson(await navigator.credentials.get({ publicKey }));
  publicKey.user = { ...options.user, id: toBytes(options.user.id) };
  publicKey.excludeCredentials = options.excludeCredentials.map((descriptor) => ({ ...descriptor, id: toBytes(descriptor.id) }));
  return toJson(await navigator.credentials.create({ publicKey }));
}

/** As `credential.toJSON()`, which the oldest supported browsers lack. */
function toJson({ id, rawId, type, authenticatorAttachment, response }) {
  const { clientDataJSON, attestationObject, authenticatorData, signature, userHandle } = response;
  const parts = { clientDataJSON, attestationObject, authenticatorData, signature, userHandle };
  return {
    id,
    rawId: toText(rawId),
    type,
    authenticatorAttachment,
    clientExtensionResults: {},
    response: {
      ...Object.fromEntries(Object.entries(parts).flatMap(([name, bytes]) => (bytes ? [[name, toText(bytes)]] : []))),
      ...(response.getTransports && { transports: response.getTransports() }),
    },
  };
}

function toBytes(base64url) {
  return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}

function toText(bytes) {
  const text = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
