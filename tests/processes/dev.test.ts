import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { waitForProcesses, createFakeProduct, listProcesses, type StartProcess, type FakeProduct, start } from './fake-product.ts';

let product: FakeProduct;
let running: StartProcess;

beforeAll(async () => {
  product = await createFakeProduct();
  mkdirSync(path.join(product.folder, 'app'));
  mkdirSync(path.join(product.folder, 'components/content-types/office'), { recursive: true });
});
afterEach(async () => {
  running.process.kill('SIGKILL');
  await running.ended;
  const left = await waitForProcesses(product.folder, 120_000);
  if (left.length > 0) throw new Error(`Still running:\n${left.join('\n')}`);
});
afterAll(() => product.remove());

async function develop(): Promise<StartProcess> {
  running = start(product, {}, 'scripts/dev.ts');
  await running.waitForOutput('next is ready');
  return running;
}

const main = () => path.join(product.folder, 'content', 'main.ts');
const compilations = () => readFileSync(path.join(product.folder, 'compiled'), 'utf8').length / 'compiled\n'.length;

test('runs the content service and `next dev`, and Ctrl-C stops both', async () => {
  const { process: child, ended } = await develop();
  expect(await (await fetch(`http://127.0.0.1:${product.env['PORT']}/`)).text()).toBe('next dev');
  expect(await (await fetch(`http://127.0.0.1:${product.env['CONTENT_PORT']}/`)).text()).toBe('content');
  expect(existsSync(path.join(product.folder, 'builds'))).toBe(false);
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  expect(listProcesses(product.folder)).toEqual([]);
});

test('restarts the content service after a change, even after a broken one', async () => {
  const { waitForOutput } = await develop();
  const source = readFileSync(main(), 'utf8');
  writeFileSync(main(), source.replace("response.end('content')", "response.end('changed')"));
  await waitForOutput('restarted after a change of content/main.ts');
  expect(await (await fetch(`http://127.0.0.1:${product.env['CONTENT_PORT']}/`)).text()).toBe('changed');

  writeFileSync(main(), 'this is not a program');
  await waitForOutput('content service: exited unexpectedly');
  expect((await fetch(`http://127.0.0.1:${product.env['PORT']}/`)).status).toBe(200);

  writeFileSync(main(), source);
  const fetchContentService = async () => {
    try {
      return await (await fetch(`http://127.0.0.1:${product.env['CONTENT_PORT']}/`)).text();
    } catch {
      return 'nothing';
    }
  };
  while ((await fetchContentService()) !== 'content') await sleep(50);
});

test('restarts the content service after a change of the declaration of a content type', async () => {
  const { waitForOutput } = await develop();
  const declaration = 'components/content-types/office/declaration.ts';
  writeFileSync(path.join(product.folder, declaration), 'export {};\n');
  await waitForOutput(`restarted after a change of ${declaration}`);
  expect(await (await fetch(`http://127.0.0.1:${product.env['CONTENT_PORT']}/`)).text()).toBe('content');
});

test('runs the Relay compiler only after a change of a file with GraphQL', async () => {
  const { waitForOutput } = await develop();
  const before = compilations();
  writeFileSync(path.join(product.folder, 'app', 'plain.ts'), 'export const plain = 1;\n');
  await sleep(600);
  expect(compilations()).toBe(before);
  writeFileSync(path.join(product.folder, 'app', 'page.tsx'), 'graphql`query pageQuery { __typename }`;\n');
  await waitForOutput('recompiled after a change of app/page.tsx');
  expect(compilations()).toBe(before + 1);
});
