/** One request and its answer, as the parts of the server hand it on. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../schema/context.ts';

export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  /** As it came: percent signs are not decoded. */
  pathname: string;
  search: URLSearchParams;
  caller: Caller;
};

/** A part of the server that answers some addresses. The first route that matches answers. */
export type Route = {
  matches: (exchange: Exchange) => boolean;
  /** May throw a `Refusal`; anything else it throws is a defect, logged and answered with 500. */
  answer: (exchange: Exchange) => Promise<void>;
};

/** A request that can't be answered with what it asks for; the message is for the caller. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

export function answerText(response: ServerResponse, status: number, text: string, headers: Readonly<Record<string, string>> = {}): void {
  answer(response, status, `${text}\n`, { 'content-type': 'text/plain; charset=utf-8', ...headers });
}

export function answerJson(response: ServerResponse, status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): void {
  answer(response, status, JSON.stringify(body), { 'content-type': 'application/json; charset=utf-8', ...headers });
}

/** Writes a whole answer; does nothing when the caller is gone or has been answered. */
export function answer(response: ServerResponse, status: number, body: string, headers: Readonly<Record<string, string>>): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, { 'cache-control': 'no-store', 'content-length': Buffer.byteLength(body), ...headers }).end(body);
}
