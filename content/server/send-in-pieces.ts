/** Sends large responses as fast as their clients read them. */
import type { ServerResponse } from 'node:http';
import { sendResponse } from './request-context.ts';
import type { ResponseMemory } from './response-memory.ts';

/** Smaller responses are not counted. */
const SMALL_LENGTH = 64 * 1024;
/** Most pages fit into one piece. */
const PIECE_BYTES = 256 * 1024;
/** A client that reads a large response more slowly is disconnected. */
const SEND_TIMEOUT_MS = 60_000;

/** Does nothing if the client has disconnected. */
export function sendInPieces(
  response: ServerResponse,
  status: number,
  body: Uint8Array,
  headers: Readonly<Record<string, string>>,
  memory: ResponseMemory,
): void {
  if (body.length < SMALL_LENGTH) return sendResponse(response, status, body, headers);
  if (response.headersSent || response.destroyed) return;
  const disconnect = () => void response.destroy();
  const reservation = memory.reserve(disconnect);
  const timer = setTimeout(disconnect, SEND_TIMEOUT_MS);
  response.once('close', () => {
    reservation.release();
    clearTimeout(timer);
  });
  let offset = 0;
  const sendNextPieces = () => {
    reservation.markRead();
    while (offset + PIECE_BYTES < body.length) {
      const piece = body.subarray(offset, offset + PIECE_BYTES);
      offset += piece.length;
      if (!response.write(piece)) return void response.once('drain', sendNextPieces);
    }
    response.end(body.subarray(offset));
  };
  response.writeHead(status, { 'cache-control': 'no-store', 'content-length': body.length, ...headers });
  sendNextPieces();
  reservation.hold(body);
}
