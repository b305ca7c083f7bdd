/**
 * `npm run bench:pages`: audits twelve kinds of pages with Lighthouse, as a phone sees them, and prints the figures beside those of the same pages under
 * `next start`. `npm run bench:pages -- /markets/` audits other pages. The exit code is 1 if a goal is missed.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv } from '../lib/env/env.ts';
import { ensureChromium } from '../tests/support/chromium.ts';
import { auditPage, type PageAudit } from './bench/lighthouse.ts';
import { prepareTarget } from './bench/target.ts';
import { startContent, startNext, startSite } from './bench/servers.ts';
import { buildIfChanged } from './start/build.ts';
import { createCommandSession } from './start/session.ts';

const goals = { score: 100, lcpMs: 1200, tbtMs: 50, cls: 0 };

const pages = [
  '/',
  '/about/',
  '/property-search/',
  '/properties/trinity-crossing-2/',
  '/markets/dallas-fort-worth/',
  '/regions/',
  '/news/',
  '/news/the-dock-door-is-the-product/',
  '/careers/',
  '/contact/',
  '/press-room/press-kit/',
  '/search/?q=freezer',
];

/** The site asks search engines not to list these pages. */
const unlistedPages = new Set(['/search/?q=freezer']);

const project = path.resolve(import.meta.dirname, '..');
const { positionals, values } = parseArgs({ allowPositionals: true, options: { url: { type: 'string' } } });
const { session, stop } = createCommandSession();

async function startServers(): Promise<{ name: string; url: string }[]> {
  if (values.url !== undefined) return [{ name: values.url, url: values.url }];
  console.log('Building the site and starting it with its content service …');
  await buildIfChanged(project, { ...readEnv(), NODE_ENV: 'production', CATALOGUE: false }, session);
  const settings = await startContent(project, session);
  return [
    { name: 'document server', url: await startSite(project, settings, session) },
    { name: 'next start', url: await startNext(project, settings, session) },
  ];
}

function meetsGoals({ scores, lcpMs, tbtMs, cls }: PageAudit): boolean {
  const scoresMet = Object.values(scores).every((score) => score >= goals.score);
  return scoresMet && lcpMs <= goals.lcpMs && tbtMs <= goals.tbtMs && Number(cls.toFixed(3)) <= goals.cls;
}

function formatAudit({ scores, lcpMs, tbtMs, cls, bytes, scriptBytes }: PageAudit): string {
  const kilobytes = (count: number) => `${(count / 1000).toFixed(0)} kB`.padStart(7);
  const points = Object.values(scores).map((score) => String(score).padStart(4));
  const milliseconds = [lcpMs, tbtMs].map((ms) => `${ms.toFixed(0)} ms`.padStart(8));
  return [...points, ...milliseconds, cls.toFixed(3).padStart(6), kilobytes(bytes), kilobytes(scriptBytes)].join(' ');
}

try {
  const servers = await startServers();
  const chromium = await ensureChromium(console.log);
  console.log(`\nGoals: four scores of ${goals.score}, LCP ${goals.lcpMs} ms, TBT ${goals.tbtMs} ms, CLS ${goals.cls}`);
  console.log(`${' '.repeat(20)}perf  a11 best  seo      LCP      TBT    CLS     all  script`);
  let areGoalsMet = true;
  for (const page of positionals.length > 0 ? positionals : pages) {
    console.log(`\n${page}`);
    for (const [index, { name, url }] of servers.entries()) {
      await prepareTarget(name, url, page);
      const audit = await auditPage(new URL(page, url).href, { chromium, skippedAudits: unlistedPages.has(page) ? ['is-crawlable'] : [] });
      const isMet = meetsGoals(audit);
      console.log(`  ${name.padEnd(17)}${formatAudit(audit)}${index > 0 ? '' : isMet ? '   met' : '   MISSED'}`);
      // The other servers are only measured for comparison.
      if (index > 0) continue;
      areGoalsMet &&= isMet;
      for (const fault of audit.faults) console.log(`    ${fault}`);
    }
  }
  process.exitCode = areGoalsMet ? 0 : 1;
} finally {
  await stop();
}
