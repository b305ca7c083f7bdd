import type { ServerResponse } from 'node:http';

/** Smaller bodies are sent in one write. */
const SLICE_BYTES = 64 * 1024;

/**
 * Ends a response with a body. A large body is written in slices, each after the client has read the previous one, so that the server can distinguish a slow
 * client from one that does not read at all. Each slice is written in its own turn of the event loop, so that a large body does not delay other clients.
 */
export function endWithBody(response: ServerResponse, body: Buffer): void {
  let position = 0;
  const writeNext = () => {
    if (response.destroyed) return;
    if (body.length - position <= SLICE_BYTES) return void response.end(position === 0 ? body : body.subarray(position));
    const slice = body.subarray(position, (position += SLICE_BYTES));
    if (response.write(slice)) setImmediate(writeNext);
    else response.once('drain', () => setImmediate(writeNext));
  };
  writeNext();
}
