/** Content services as processes of their own, and questions to them. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { readMessage } from '../../lib/process/messages.ts';
import { Problem } from '../../lib/process/problem.ts';
import type { ServiceOrder } from './service-process.ts';

export type Service = { url: string; stop: () => Promise<void> };

export async function startService(order: ServiceOrder): Promise<Service> {
  const child = fork(path.join(import.meta.dirname, 'service-process.ts'), [JSON.stringify(order)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const ready = Promise.withResolvers<string>();
  child.on('message', (received: unknown) => {
    const message = readMessage(received);
    if (message && 'url' in message) ready.resolve(message.url);
    else if (message && 'problem' in message) ready.reject(new Problem(message.problem));
  });
  void ended.then(([code]) => ready.reject(new Error(`The content service ended with code ${String(code)} before it was ready`)));
  const url = await ready.promise;
  return {
    url: `${url}/graphql`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export type Question = { query: string; variables: Readonly<Record<string, unknown>> };

/** The front page's own question, as the site sends it. */
export function homeQuestion(): Question {
  const file = path.resolve(import.meta.dirname, '../../content/server/operations.generated.json');
  const operations = JSON.parse(readFileSync(file, 'utf8')) as { name: string; text: string }[];
  const page = operations.find(({ name }) => name === 'PageByUriQuery');
  if (!page) throw new Error('The site sends no PageByUriQuery any more');
  return { query: page.text, variables: { uri: '/', feedFirst: 24, directoryFirst: 100 } };
}

const agent = new Agent({ keepAlive: true });

/**
 * Asks, and measures the time to the end of the answer.
 * @throws Error for an answer with errors: what failed is quick, and no measure of anything
 */
export async function ask(url: string, question: Question): Promise<{ ms: number; data: unknown }> {
  const body = JSON.stringify(question);
  const began = performance.now();
  const text = await new Promise<string>((resolve, reject) => {
    const asked = request(url, {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    asked.once('error', reject);
    asked.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    });
    asked.end(body);
  });
  const ms = performance.now() - began;
  if (!text.startsWith('{"data"')) throw new Error(`A question was answered with ${text.slice(0, 300)}`);
  return { ms, data: (JSON.parse(text) as { data: unknown }).data };
}
