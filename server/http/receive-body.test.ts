import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { receiveBody } from './receive-body.ts';

function createRequest(chunks: readonly Buffer[]): IncomingMessage {
  const headers = { 'transfer-encoding': 'chunked' };
  return Object.assign(Readable.from(chunks, { objectMode: false }), { headers }) as unknown as IncomingMessage;
}

test('a request keeps neither its body nor a listener that refers to it', async () => {
  const request = createRequest([Buffer.from('name='), Buffer.from('Ada')]);
  const limits = { maxBytes: 100, smallBytes: 100, takeSlot: () => () => undefined };
  const body = await receiveBody(request, limits);
  expect(body).toMatchObject({ bytes: Buffer.from('name=Ada') });
  expect(['data', 'end'].map((event) => request.listenerCount(event))).toEqual([0, 0]);
  // An error that occurs later does not end the process.
  request.emit('error', new Error('aborted'));
});
