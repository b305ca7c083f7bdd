import type { ServerResponse } from 'node:http';

/** A body that is not larger is sent at once. */
const SLICE_BYTES = 64 * 1024;

/**
 * Ends a response with a body. A large body is written in slices, each when the client has read the previous one: so the server can tell a client that
 * reads slowly from one that does not read at all.
 */
export function endWithBody(response: ServerResponse, body: Buffer): void {
  let position = 0;
  const writeNext = () => {
    while (body.length - position > SLICE_BYTES) {
      const slice = body.subarray(position, (position += SLICE_BYTES));
      if (!response.write(slice)) return void response.once('drain', writeNext);
    }
    response.end(position === 0 ? body : body.subarray(position));
  };
  writeNext();
}
