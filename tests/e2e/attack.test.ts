/**
 * Runs each attack of `npm run attack` for a short time, or until many of its requests have been sent, if it must send all. The attacks have a site and a content
 * service of their own, so that the site's cache is empty and other tests are not affected.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findFreePort } from '#lib/process/free-port.ts';
import type { Target } from '../../scripts/attack/attack.ts';
import { selectAttacks } from '../../scripts/attack/attacks.ts';
import { createProcessFinder, type ProductProcess } from '../../scripts/attack/processes.ts';
import { defaultLimits, runAttack } from '../../scripts/attack/run-attack.ts';
import type { Problem } from '../../scripts/attack/tally.ts';
import { findTarget } from '../../scripts/attack/target.ts';
import { scaleToMachine } from '../support/machine-speed.ts';
import { type RunningProcess, startContent, startSite } from '../support/processes.ts';

const SECONDS = 2;

/** Of an attack that must send all of its requests: enough for some dozens to each route. */
const MAX_REQUESTS = 2000;

const attacks = selectAttacks(
  [
    'uncached-pages',
    'uncached-missing',
    'uncached-searches',
    'next-headers',
    'next-paths',
    'pipelining-identity',
    'pipelining-media',
    'graphql-aliases',
    'graphql-burst',
    'slow-headers',
    'slow-readers',
    'attempts-forms',
    'attempts-sign-in',
    'attempts-application-password',
    'fuzz',
  ].join(),
);

let content: RunningProcess;
let site: RunningProcess;
let target: Target;
let findProcesses: () => ProductProcess[];

beforeAll(async () => {
  const shared = inject('siteSettings');
  const settings = {
    ...shared,
    PORT: await findFreePort(),
    CONTENT_PORT: await findFreePort(),
    CONTENT_TIMEOUT_MS: '4000',
    LOG_LEVEL: 'error',
  };
  content = await startContent(settings);
  site = await startSite(settings);
  target = await findTarget({
    site: new URL(site.url),
    content: new URL(content.url),
    graphqlPath: '/graphql',
    adminPassword: readFileSync(path.join(shared['DATA_DIR'] ?? '', 'admin-password'), 'utf8').trim(),
  });
  findProcesses = createProcessFinder([target.site, target.content]);
});

afterAll(async () => {
  await site?.stop();
  await content?.stop();
});

const describeProblem = ({ text, request }: Problem) => (request ? `${text}: ${request.bytes.toString('latin1').split('\r\n')[0]}` : text);

test.each(attacks)('passes the attack $name: $description', async (attack) => {
  const timeScale = scaleToMachine(1);
  const requests = Math.min(attack.maxRequests, attack.mustSendAll === true ? MAX_REQUESTS : Infinity);
  const { failures, tally } = await runAttack(attack, {
    target,
    findProcesses,
    seed: 1,
    requests,
    seconds: attack.seconds === undefined ? SECONDS : attack.seconds * timeScale,
    visitorAddress: '127.9.0.9',
    limits: {
      ...defaultLimits,
      pagesP99Ms: defaultLimits.pagesP99Ms * timeScale,
      graphqlP99Ms: defaultLimits.graphqlP99Ms * timeScale,
    },
    timeScale,
  });
  expect(tally.requestCount).toBeGreaterThanOrEqual(attack.mustSendAll === true ? requests : 1);
  expect([...failures, ...tally.problems.map(describeProblem)]).toEqual([]);
});
