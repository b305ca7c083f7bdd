import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { followServerProcess } from './server-process.ts';

const READY = `process.send({ step: 'ready', url: 'http://127.0.0.1:1' });`;
const UNTIL_DISCONNECTED = `process.on('disconnect', () => process.exit(0));`;

function start(program: string, options: { timeoutMs?: number } = {}) {
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return followServerProcess(child, { name: 'server', getOutput: () => output, ...options });
}

test('a server is ready with its URL, and stops when the channel is disconnected', async () => {
  const server = start(READY + UNTIL_DISCONNECTED);
  await expect(server.ready).resolves.toBe('http://127.0.0.1:1');
  await server.stop();
  await expect(server.exited).resolves.toBe('exit code 0');
  await server.stop();
});

test('a server can be killed', async () => {
  const server = start(READY + UNTIL_DISCONNECTED);
  await server.ready;
  await server.kill();
  await expect(server.exited).resolves.toBe('signal SIGKILL');
});

test('the error that a server reports rejects', async () => {
  const server = start(`process.send({ step: 'failed', error: { name: 'PORT', rule: 'must be free.', remedy: 'Choose another.' } });`);
  await expect(server.ready).rejects.toMatchObject({ details: { name: 'PORT' } });
  await server.stop();
});

test('an exit before the server is ready rejects with the output', async () => {
  await expect(start(`console.log('No space left'); process.exitCode = 3;`).ready).rejects.toThrow(
    'server exited before it was ready (exit code 3):\nNo space left',
  );
});

test('a server that is not ready in time rejects', async () => {
  const server = start(UNTIL_DISCONNECTED, { timeoutMs: 1 });
  await expect(server.ready).rejects.toThrow('server was not ready within 1 s.');
  await server.kill();
});
