/** Audits pages with Lighthouse, which is downloaded from the registry when it is first used. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { runCommand } from '../run-command.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

const report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.enum(categories),
    z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      details: z.object({ items: z.unknown().optional() }).optional(),
    }),
  ),
});
type Report = z.infer<typeof report>;

const requestList = z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number().optional() }));

export type PageAudit = {
  /** Percent, rounded down. */
  scores: Record<Category, number>;
  /** Simulated for a mid-range phone on a slow 4G connection. */
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Transferred, of all requests and of scripts. */
  bytes: number;
  scriptBytes: number;
  /** Titles of the audits that cost points. */
  faults: string[];
};

/** Lighthouse sometimes fails to record a page that loads well. */
const ATTEMPTS = 3;

type AuditOptions = { chromium: string; skippedAudits: readonly string[] };

/**
 * Audits a page as a phone sees it.
 * @param options.chromium path of the browser
 * @param options.skippedAudits ids of audits that do not apply to the page
 * @throws Error if Lighthouse cannot be downloaded or the page does not load
 */
export async function auditPage(url: string, options: AuditOptions): Promise<PageAudit> {
  let failure = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const result = await runLighthouse(url, options);
    if (typeof result !== 'string' && !result.runtimeError) return summarize(result);
    failure = typeof result === 'string' ? result : (result.runtimeError?.message ?? '');
  }
  throw new Error(`Lighthouse could not audit ${url}: ${failure}`);
}

/** @returns the end of the output if there is no report */
async function runLighthouse(url: string, { chromium, skippedAudits }: AuditOptions): Promise<Report | string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
  try {
    const file = path.join(folder, 'report.json');
    const flags = [`--only-categories=${categories.join()}`, '--output=json', `--output-path=${file}`, '--quiet'];
    const skipped = skippedAudits.length > 0 ? [`--skip-audits=${skippedAudits.join()}`] : [];
    const lighthouse = ['npm', 'exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse'];
    const command = [...lighthouse, url, ...flags, ...skipped, '--chrome-flags=--headless=new --no-sandbox'];
    const { output } = await runCommand(command, { env: { CHROME_PATH: chromium } });
    const written = await readFile(file, 'utf8').catch(() => null);
    return written === null ? output.slice(-2000) : report.parse(JSON.parse(written));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function summarize({ categories: results, audits }: Report): PageAudit {
  const read = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = requestList.parse(audits['network-requests']?.details?.items ?? []);
  const sum = (items: typeof requests) => items.reduce((total, { transferSize = 0 }) => total + transferSize, 0);
  const costly = Object.values(results).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id));
  const faults = [...new Set(costly)].flatMap((id) => {
    const { score = null, title = id } = audits[id] ?? {};
    return score !== null && score < 0.9 ? [title] : [];
  });
  const toPercent = (category: Category) => Math.floor((results[category].score ?? 0) * 100);
  return {
    scores: {
      performance: toPercent('performance'),
      accessibility: toPercent('accessibility'),
      'best-practices': toPercent('best-practices'),
      seo: toPercent('seo'),
    },
    lcpMs: read('largest-contentful-paint'),
    tbtMs: read('total-blocking-time'),
    cls: read('cumulative-layout-shift'),
    bytes: sum(requests),
    scriptBytes: sum(requests.filter(({ resourceType }) => resourceType === 'Script')),
    faults,
  };
}
