import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { leftAfter, makeStandIn, processesOf, type RunningStart, type StandInProduct, start } from './stand-in.ts';

let product: StandInProduct;
let running: RunningStart;

beforeAll(async () => {
  product = await makeStandIn();
  mkdirSync(path.join(product.folder, 'app'));
});
afterEach(async () => {
  running.process.kill('SIGKILL');
  await running.ended;
  const left = await leftAfter(product.folder, 120_000);
  if (left.length > 0) throw new Error(`Still running:\n${left.join('\n')}`);
});
afterAll(() => product.remove());

async function develop(): Promise<RunningStart> {
  running = start(product, {}, 'scripts/dev.ts');
  await running.says('next is ready');
  return running;
}

const main = () => path.join(product.folder, 'content', 'main.ts');
const compilations = () => readFileSync(path.join(product.folder, 'compiled'), 'utf8').length / 'compiled\n'.length;

test('runs the content service and plain `next dev`, and one Ctrl-C stops both', async () => {
  const { process: child, ended } = await develop();
  expect(await (await fetch(`http://127.0.0.1:${product.env['PORT']}/`)).text()).toBe('next dev');
  expect(await (await fetch(`http://127.0.0.1:${product.env['CONTENT_PORT']}/`)).text()).toBe('content');
  expect(existsSync(path.join(product.folder, 'builds'))).toBe(false);
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  expect(processesOf(product.folder)).toEqual([]);
});

test('starts the content service again when a source changes, and survives one that is broken', async () => {
  const { says } = await develop();
  const source = readFileSync(main(), 'utf8');
  writeFileSync(main(), source.replace("response.end('content')", "response.end('changed')"));
  await says('started again for content/main.ts');
  expect(await (await fetch(`http://127.0.0.1:${product.env['CONTENT_PORT']}/`)).text()).toBe('changed');

  writeFileSync(main(), 'this is no program');
  await says('content service: ended by itself');
  expect((await fetch(`http://127.0.0.1:${product.env['PORT']}/`)).status).toBe(200);

  writeFileSync(main(), source);
  const answered = async () => {
    try {
      return await (await fetch(`http://127.0.0.1:${product.env['CONTENT_PORT']}/`)).text();
    } catch {
      return 'nothing';
    }
  };
  while ((await answered()) !== 'content') await sleep(50);
});

test("runs Relay's compiler for a change of a GraphQL text, and for no other", async () => {
  const { says } = await develop();
  const before = compilations();
  writeFileSync(path.join(product.folder, 'app', 'plain.ts'), 'export const plain = 1;\n');
  await sleep(600);
  expect(compilations()).toBe(before);
  writeFileSync(path.join(product.folder, 'app', 'page.tsx'), 'graphql`query pageQuery { __typename }`;\n');
  await says('for app/page.tsx');
  expect(compilations()).toBe(before + 1);
});
