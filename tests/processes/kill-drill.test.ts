/** A short version of `npm run drill:kill`, with the real content service and database, and a small site that needs no build. */
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createProduct } from '../../scripts/drill-kill/product.ts';
import { runKillDrill, targets } from '../../scripts/drill-kill/run-drill.ts';
import { getPassword } from '../support/fixture-users.ts';
import { createFakeProduct, waitForProcesses, type FakeProduct } from './fake-product.ts';

/** The seven rounds take half a minute, and several minutes on a machine that is busy with other tests. */
const TIMEOUT_MS = 9 * 60_000;

let fake: FakeProduct | undefined;
afterAll(() => fake?.remove());

test(
  'kill -9 of every process, one after the other, loses no write, fails no request for a page, and needs no manual step',
  async () => {
    fake = await createFakeProduct({ realContentService: true });
    const settings = { ...fake.env, ADMIN_PASSWORD: getPassword('admin') };
    const product = await createProduct({ project: fake.folder, dataDir: path.join(fake.folder, '.data'), settings });
    const result = await runKillDrill({ product, rounds: targets.length, minutes: 8, log: () => {} });
    expect(result.problems).toEqual([]);
    expect(result.recoveries.map(({ target }) => target)).toEqual(targets);
    expect(result.acknowledgedWrites).toBeGreaterThan(targets.length * 16);
    expect(result.whileUp.requests).toBeGreaterThan(100);
    expect(await waitForProcesses(fake.folder, 60_000)).toEqual([]);
  },
  TIMEOUT_MS,
);
