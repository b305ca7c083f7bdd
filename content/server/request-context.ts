/** The request and the response, as routes receive them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ClientInfo } from '../core/client-info.ts';

export type RequestContext = {
  request: IncomingMessage;
  response: ServerResponse;
  /** As the client sent it, still percent-encoded. */
  pathname: string;
  search: URLSearchParams;
  client: ClientInfo;
};

/** A route of the server. The first route that matches a request handles it. */
export type Route = {
  matches: (context: RequestContext) => boolean;
  /** @throws HttpError to send an error response. Any other error is logged, and the response status is 500. */
  handle: (context: RequestContext) => Promise<void>;
};

export function sendText(response: ServerResponse, status: number, text: string, headers: Readonly<Record<string, string>> = {}): void {
  sendResponse(response, status, `${text}\n`, { 'content-type': 'text/plain; charset=utf-8', ...headers });
}

export function sendJson(response: ServerResponse, status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): void {
  sendResponse(response, status, JSON.stringify(body), { 'content-type': 'application/json; charset=utf-8', ...headers });
}

/** Sends a complete response. Does nothing if the client has disconnected or a response has been sent. */
export function sendResponse(
  response: ServerResponse,
  status: number,
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>>,
): void {
  if (response.headersSent || response.destroyed) return;
  // Node encodes a string more slowly when it writes it to a socket.
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  response.writeHead(status, { 'cache-control': 'no-store', 'content-length': bytes.length, ...headers }).end(bytes);
}
