/** Audits pages with Lighthouse, which is downloaded from the registry when it is first used. */
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

/**
 * Audits a page as a phone sees it.
 * @param chromium path of the browser
 * @throws Error if Lighthouse cannot be downloaded or the page does not load
 */
export async function auditPage(url: string, chromium: string): Promise<PageAudit> {
  const flags = [`--only-categories=${categories.join()}`, '--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox'];
  const command = ['npm', 'exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...flags];
  const { ok, output } = await runCommand(command, { env: { CHROME_PATH: chromium } });
  const start = output.indexOf('{\n');
  if (!ok || start < 0) throw new Error(`Lighthouse could not audit ${url}:\n${output.slice(-2000)}`);
  const result = report.parse(JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)));
  if (result.runtimeError) throw new Error(`Lighthouse could not load ${url}: ${result.runtimeError.message}`);
  return summarize(result);
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
