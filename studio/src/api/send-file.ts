/** Sends a file with its progress and a way to cancel, which `fetch` has not. */
import apiFetch from '@wordpress/api-fetch';

type Options = {
  signal: AbortSignal;
  /** @param share from 0 to 1. With 1, the service is processing the file. */
  onProgress: (share: number) => void;
};

type UploadResponse = { status: number; body: { code?: string; message?: string } };

/**
 * @param path below `/wp-json`
 * @throws Error with the message of the service; also if the connection is lost
 */
export async function sendFile(path: string, file: File, options: Options): Promise<void> {
  let response = await send(path, file, options);
  if (response.body.code === 'rest_cookie_invalid_nonce') {
    await renewNonce();
    response = await send(path, file, options);
  }
  if (response.status >= 300)
    throw new Error(response.body.message ?? `The server responded with ${response.status}. Upload the file again in a moment.`);
}

/** The nonce has expired: the studio has been open for a day. */
async function renewNonce(): Promise<void> {
  const response = await fetch(apiFetch.nonceEndpoint ?? '');
  if (response.ok && apiFetch.nonceMiddleware) apiFetch.nonceMiddleware.nonce = await response.text();
}

function send(path: string, file: File, { signal, onProgress }: Options): Promise<UploadResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('file', file, file.name);
    request.open('POST', `/wp-json${path}`);
    request.setRequestHeader('x-wp-nonce', apiFetch.nonceMiddleware?.nonce ?? '');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve({ status: request.status, body: (request.response ?? {}) as UploadResponse['body'] }));
    request.addEventListener('error', () =>
      reject(new Error('The connection was lost before the whole file arrived. Upload the file again.')),
    );
    request.addEventListener('abort', () => reject(new DOMException('The upload was canceled.', 'AbortError')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
