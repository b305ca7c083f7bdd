import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { leftAfter, makeStandIn, processesOf, type RunningStart, type StandInProduct, start } from './stand-in.ts';

let product: StandInProduct;
let running: RunningStart | undefined;

beforeAll(async () => {
  product = await makeStandIn();
});
afterEach(async () => {
  running?.process.kill('SIGKILL');
  await running?.ended;
  running = undefined;
  expect(await leftAfter(product.folder, 15_000)).toEqual([]);
});
afterAll(() => product.remove());

function run(env: Record<string, string> = {}): RunningStart {
  running = start(product, env);
  return running;
}

test('prints a line per step and the address, and serves', async () => {
  const started = run();
  await started.says('The site is at');
  const lines = started.output().split('\n');
  for (const step of ['database', 'content step', 'content', 'build', 'site']) {
    expect(lines.some((line) => new RegExp(`^✓ ${step} .* \\d+\\.\\d s$`).test(line))).toBe(true);
  }
  expect(started.output()).toContain(`http://127.0.0.1:${product.env['PORT']}`);
  expect(await (await fetch(`http://127.0.0.1:${product.env['PORT']}/`)).text()).toBe('site');
});

describe('a signal ends everything in order', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s', async (signal) => {
    const started = run();
    await started.says('The site is at');
    expect(processesOf(product.folder).some((line) => line.includes('postgres'))).toBe(true);
    started.process.kill(signal);
    expect(await started.ended).toBe(0);
    expect(processesOf(product.folder)).toEqual([]);
    const output = started.output();
    expect(output.indexOf('site stops')).toBeGreaterThan(0);
    expect(output.indexOf('content stops')).toBeGreaterThan(output.indexOf('site stops'));
    expect(output.trimEnd().endsWith('Stopped.')).toBe(true);
  });

  test('also in the middle of a step', async () => {
    const started = run({ STAND_IN: 'content:slow' });
    await started.says('✓ database');
    started.process.kill('SIGINT');
    expect(await started.ended).toBe(0);
    expect(processesOf(product.folder)).toEqual([]);
  });
});

test('after kill -9 nothing is left, and the next start is a clean one', async () => {
  const killed = run();
  await killed.says('The site is at');
  killed.process.kill('SIGKILL');
  expect(await leftAfter(product.folder, 15_000)).toEqual([]);
  const next = run();
  await next.says('The site is at');
  next.process.kill('SIGTERM');
  expect(await next.ended).toBe(0);
});

test('a second start on the same folder is refused while the first one runs on', async () => {
  const first = run();
  await first.says('The site is at');
  const second = start(product, { PORT: String(Number(product.env['PORT']) + 1), CONTENT_PORT: String(Number(product.env['CONTENT_PORT']) + 1) });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`is in use by process ${first.process.pid}`);
  expect((await fetch(`http://127.0.0.1:${product.env['PORT']}/`)).status).toBe(200);
});

describe('a child that dies ends the start with a message', () => {
  test.each([
    ['content:die', 'content service: ended by itself (exit code 3)'],
    ['site:die', 'site: ended by itself (exit code 3)'],
  ])('%s', async (standIn, message) => {
    const started = run({ STAND_IN: standIn });
    expect(await started.ended).toBe(1);
    expect(started.output()).toContain(message);
    expect(processesOf(product.folder)).toEqual([]);
  });

  test('the problem a child reports is shown once, and nothing else', async () => {
    const started = run({ STAND_IN: 'content:refuse' });
    expect(await started.ended).toBe(1);
    expect(started.output().match(/newer version/g)).toHaveLength(1);
    expect(started.output()).not.toContain('ended by itself');
    expect(started.output()).not.toMatch(/^\s+at /m);
  });
});

test('a setting in .env counts', async () => {
  const file = path.join(product.folder, '.env');
  writeFileSync(file, 'CONTENT_TIMEOUT_MS=soon\n');
  try {
    const started = run();
    expect(await started.ended).toBe(1);
    expect(started.output()).toContain('CONTENT_TIMEOUT_MS: must be a whole number of milliseconds');
  } finally {
    writeFileSync(file, '');
  }
});
