import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  waitForProcesses,
  createFakeProduct,
  findPid,
  findPostgres,
  startWithNpm,
  listProcesses,
  type StartProcess,
  type FakeProduct,
  start,
} from './fake-product.ts';

let product: FakeProduct;
let running: StartProcess | undefined;

beforeAll(async () => {
  product = await createFakeProduct();
});
afterEach(async () => {
  running?.process.kill('SIGKILL');
  await running?.ended;
  running = undefined;
  const left = await waitForProcesses(product.folder, 120_000);
  if (left.length > 0) throw new Error(`Still running:\n${left.join('\n')}`);
});
afterAll(() => product.remove());

async function fetchText(portVariable: string, uri = '/'): Promise<string> {
  return await (await fetch(`http://127.0.0.1:${product.env[portVariable]}${uri}`)).text();
}

function run(env: Record<string, string> = {}): StartProcess {
  running = start(product, env);
  return running;
}

test('prints one line per step and the URL, and serves the site', async () => {
  const started = run();
  await started.waitForOutput('The site is at');
  const lines = started.output().split('\n');
  for (const step of ['database', 'content step', 'content', 'build', 'site']) {
    expect(lines.some((line) => new RegExp(`^✓ ${step} .* \\d+\\.\\d s$`).test(line))).toBe(true);
  }
  expect(started.output()).toContain(`http://127.0.0.1:${product.env['PORT']}`);
  expect(await (await fetch(`http://127.0.0.1:${product.env['PORT']}/`)).text()).toBe('site');
});

describe('a signal stops everything in order', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s', async (signal) => {
    const started = run();
    await started.waitForOutput('The site is at');
    expect(listProcesses(product.folder).some((line) => line.includes('postgres'))).toBe(true);
    started.process.kill(signal);
    expect(await started.ended).toBe(0);
    expect(listProcesses(product.folder)).toEqual([]);
    const output = started.output();
    expect(output.indexOf('site stops')).toBeGreaterThan(0);
    expect(output.indexOf('content stops')).toBeGreaterThan(output.indexOf('site stops'));
    expect(output.trimEnd().endsWith('Stopped.')).toBe(true);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('%s sent to every process, and more than once, interrupts no request', async (signal) => {
    const started = run();
    await started.waitForOutput('The site is at');
    const slow = Promise.all(['PORT', 'CONTENT_PORT'].map((port) => fetchText(port, '/slow')));
    await sleep(200);
    const programs = [findPid(product, 'content/main.ts'), findPid(product, 'server/main.ts')];
    for (let count = 1; count <= 3; count += 1) {
      for (const pid of [started.process.pid, ...programs]) process.kill(pid ?? 0, signal);
      await sleep(100);
    }
    expect(await slow).toEqual(['site', 'content']);
    expect(await started.ended).toBe(0);
    expect(started.output()).toMatch(/site stops\s+content stops\s+Stopped\./);
    expect(listProcesses(product.folder)).toEqual([]);
  });

  test('in the middle of a step', async () => {
    const started = run({ FAKE_BEHAVIOR: 'content:slow' });
    await started.waitForOutput('✓ database');
    started.process.kill('SIGINT');
    expect(await started.ended).toBe(0);
    expect(listProcesses(product.folder)).toEqual([]);
  });
});

describe('under npm', () => {
  test('Ctrl-C in the terminal, which signals the whole process group, stops everything in order', async () => {
    running = startWithNpm(product);
    await running.waitForOutput('The site is at');
    process.kill(-Number(running.process.pid), 'SIGINT');
    await running.ended;
    expect(running.output()).toMatch(/site stops\s+content stops\s+Stopped\./);
  });

  test.each(['SIGTERM', 'SIGKILL'] as const)('%s sent only to npm leaves no process running', async (signal) => {
    running = startWithNpm(product);
    await running.waitForOutput('The site is at');
    running.process.kill(signal);
    expect(await waitForProcesses(product.folder, 120_000)).toEqual([]);
  });
});

test('after SIGKILL no process is left, and the next start succeeds', async () => {
  const killed = run();
  await killed.waitForOutput('The site is at');
  killed.process.kill('SIGKILL');
  expect(await waitForProcesses(product.folder, 120_000)).toEqual([]);
  const next = run();
  await next.waitForOutput('The site is at');
  next.process.kill('SIGTERM');
  expect(await next.ended).toBe(0);
});

test('a start after SIGKILL does not wait for a hanging process', async () => {
  const killed = run();
  await killed.waitForOutput('The site is at');
  process.kill(findPid(product, 'content/main.ts') ?? 0, 'SIGSTOP');
  killed.process.kill('SIGKILL');
  await killed.ended;
  const next = run();
  await next.waitForOutput('The site is at');
  next.process.kill('SIGTERM');
  expect(await next.ended).toBe(0);
  expect(listProcesses(product.folder)).toEqual([]);
});

test('a second start with the same data folder fails, and the first one keeps running', async () => {
  const first = run();
  await first.waitForOutput('The site is at');
  const second = start(product, {
    PORT: String(Number(product.env['PORT']) + 1),
    CONTENT_PORT: String(Number(product.env['CONTENT_PORT']) + 1),
  });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`is in use by process ${first.process.pid}`);
  expect((await fetch(`http://127.0.0.1:${product.env['PORT']}/`)).status).toBe(200);
});

describe('a process that ends', () => {
  test.each([
    ['content service', 'content/main.ts'],
    ['site', 'server/main.ts'],
  ])('the %s is restarted, and the other processes keep running', async (name, program) => {
    const started = run();
    await started.waitForOutput('The site is at');
    const other = findPid(product, program === 'server/main.ts' ? 'content/main.ts' : 'server/main.ts');
    const database = findPostgres(product);
    process.kill(findPid(product, program) ?? 0, 'SIGKILL');
    await started.waitForOutput(`${name}: restarted in`);
    expect(started.output()).toMatch(new RegExp(`^${name}: exited unexpectedly \\(signal SIGKILL\\)\\. Restarting in 0\\.\\d s\\.$`, 'm'));
    expect(await fetchText('PORT')).toBe('site');
    expect(await fetchText('CONTENT_PORT')).toBe('content');
    expect(findPid(product, program === 'server/main.ts' ? 'content/main.ts' : 'server/main.ts')).toBe(other);
    expect(findPostgres(product)).toBe(database);
  });

  test('PostgreSQL is restarted on the same port', async () => {
    const started = run();
    await started.waitForOutput('The site is at');
    const owner = () => readFileSync(path.join(product.folder, '.data', 'postgres', 'owner.json'), 'utf8');
    const before = owner();
    process.kill(findPostgres(product) ?? 0, 'SIGKILL');
    await started.waitForOutput('PostgreSQL: restarted in');
    expect(owner()).toBe(before);
    expect(readFileSync(path.join(product.folder, '.data', 'postgres', 'server.log'), 'utf8')).toContain('ready to accept connections');
    expect(await fetchText('PORT')).toBe('site');
  });

  test('PostgreSQL stops with everything else even if its watchdog was killed', async () => {
    const started = run();
    await started.waitForOutput('The site is at');
    const watchdog = /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${findPostgres(product)}/status`, 'utf8'))?.[1];
    process.kill(Number(watchdog), 'SIGKILL');
    started.process.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    expect(listProcesses(product.folder)).toEqual([]);
  });

  test.each([
    ['content:die', 'content service'],
    ['site:die', 'site'],
  ])('%s repeatedly stops everything with a message', async (behavior, name) => {
    const started = run({ FAKE_BEHAVIOR: behavior });
    expect(await started.ended).toBe(1);
    expect(started.output()).toContain(
      `${name}: exited unexpectedly 8 times in a row, so it is not restarted again. The last time: exit code 3`,
    );
    expect(listProcesses(product.folder)).toEqual([]);
  });

  test('an error that a child reports is shown once, and nothing else', async () => {
    const started = run({ FAKE_BEHAVIOR: 'content:fail' });
    expect(await started.ended).toBe(1);
    expect(started.output().match(/newer version/g)).toHaveLength(1);
    expect(started.output()).not.toContain('exited unexpectedly');
    expect(started.output()).not.toMatch(/^\s+at /m);
  });
});

describe('the build', () => {
  const source = () => path.join(product.folder, 'lib', 'source.ts');
  const builds = () => {
    const file = path.join(product.folder, 'builds');
    return existsSync(file) ? readFileSync(file, 'utf8').length / 'built\n'.length : 0;
  };
  const startOnce = async () => {
    const started = run();
    await started.waitForOutput('The site is at');
    started.process.kill('SIGTERM');
    await started.ended;
    return started.output();
  };

  test('runs only if a source file has changed', async () => {
    expect(await startOnce()).toContain('nothing has changed since the last build');
    expect(builds()).toBe(0);
    writeFileSync(source(), 'export const changed = 1;\n');
    expect(await startOnce()).toContain('site built');
    expect(builds()).toBe(1);
    expect(await startOnce()).toContain('nothing has changed since the last build');
    expect(builds()).toBe(1);
  });

  test('ends the start with the compiler output if it fails', async () => {
    writeFileSync(source(), 'export const changed = 2;\n');
    const started = run({ FAKE_BEHAVIOR: 'build:fail' });
    expect(await started.ended).toBe(1);
    expect(started.output()).toContain('npm run build: failed with exit code 1:\npage.tsx does not compile');
  });

  test('runs again after it was interrupted', async () => {
    writeFileSync(source(), 'export const changed = 3;\n');
    const before = builds();
    const started = run({ FAKE_BEHAVIOR: 'build:slow' });
    await expect.poll(builds).toBe(before + 1);
    started.process.kill('SIGKILL');
    await started.ended;
    expect(await waitForProcesses(product.folder, 120_000)).toEqual([]);
    expect(await startOnce()).toContain('site built');
    expect(builds()).toBe(before + 2);
  });
});

test('reads settings from .env', async () => {
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
