/** Starts content services as child processes, and sends queries to them. */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { readEnv } from '../../lib/env/env.ts';
import { getMemoryFlags, memoryEnvironment } from '../../lib/process/memory-flags.ts';
import { followServerProcess } from '../../lib/process/server-process.ts';
import type { BenchServiceOptions } from './service-process.ts';

export type Service = { url: string; pid: number; stop: () => Promise<void> };

export async function startServiceProcess(options: BenchServiceOptions): Promise<Service> {
  const child = fork(path.join(import.meta.dirname, 'service-process.ts'), [JSON.stringify(options)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // As `npm start` does.
    execArgv: [...process.execArgv, ...getMemoryFlags(readEnv().CONTENT_MEMORY_MB)],
    env: { ...process.env, ...memoryEnvironment, NODE_ENV: 'production' },
  });
  const { ready, stop } = followServerProcess(child, { name: 'The content service' });
  return { url: `${await ready}/graphql`, pid: child.pid ?? 0, stop };
}

export type GraphqlRequestBody = { query: string; variables: Readonly<Record<string, unknown>> };

/** Returns the text of a query that the site sends. */
export function readSiteQuery(name: string): string {
  const file = path.resolve(import.meta.dirname, '../../content/server/operations.generated.json');
  const operations = JSON.parse(readFileSync(file, 'utf8')) as { name: string; text: string }[];
  const operation = operations.find((item) => item.name === name);
  if (!operation) throw new Error(`${name} is missing from operations.generated.json. Run \`npm run generate\`.`);
  return operation.text;
}

/** Returns the query of a page, as the site sends it. */
export const readPageQuery = (uri: string): GraphqlRequestBody => ({
  query: readSiteQuery('PageByUriQuery'),
  variables: { uri, feedFirst: 24, directoryFirst: 100 },
});

const agent = new Agent({ keepAlive: true });

/**
 * Sends a query and measures the time until the response is complete.
 * @throws Error if the response contains errors, because the latency of a failed query is meaningless
 */
export async function sendQuery(url: string, query: GraphqlRequestBody): Promise<{ ms: number; data: unknown }> {
  const body = JSON.stringify(query);
  const started = performance.now();
  const text = await new Promise<string>((resolve, reject) => {
    const clientRequest = request(url, {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    clientRequest.once('error', reject);
    clientRequest.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    });
    clientRequest.end(body);
  });
  const ms = performance.now() - started;
  if (!text.startsWith('{"data"')) throw new Error(`A query failed: ${text.slice(0, 300)}`);
  return { ms, data: (JSON.parse(text) as { data: unknown }).data };
}
