import { z } from 'zod';

/** An advisory that was examined and does not affect this project. */
export interface AcceptedAdvisory {
  /** `GHSA-…` */
  advisory: string;
  reason: string;
  /** ISO date after which it must be examined again. */
  expires: string;
}

export type AuditResult =
  | { kind: 'notChecked'; reason: string }
  | {
      kind: 'checked';
      /** Advisories below the threshold, which do not fail the audit. */
      notices: string[];
      faults: string[];
    };

/** Advisories of these severities fail the audit. */
const FAILING = new Set(['high', 'critical']);

/** Errors of the project, not of the registry. */
const PROJECT_ERRORS = new Set(['ENOLOCK', 'EUSAGE', 'EJSONPARSE']);

const advisory = z.object({ name: z.string(), url: z.string(), title: z.string(), severity: z.string() });
/** A package is affected by advisories of its own and through packages it depends on, which are listed by name. */
const report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })),
});
const failedReport = z.object({
  message: z.string().optional(),
  error: z.object({ code: z.string().optional(), summary: z.string().optional() }),
});

/** @param output JSON of `npm audit --json` @throws if the output is neither a report nor the error of a registry that does not respond */
export function evaluateReport(output: string, accepted: readonly AcceptedAdvisory[], now: Date): AuditResult {
  const json: unknown = JSON.parse(output);
  const failed = failedReport.safeParse(json).data;
  if (failed) {
    const { message, error } = failed;
    const reason = message ?? error.summary ?? 'unknown error';
    if (PROJECT_ERRORS.has(error.code ?? '')) throw new Error(`npm audit failed: ${error.code} ${error.summary ?? ''}`);
    return { kind: 'notChecked', reason };
  }
  const advisories = listAdvisories(report.parse(json));
  const byId = new Map(accepted.map((entry) => [entry.advisory, entry]));
  const faults: string[] = [];
  const notices: string[] = [];
  for (const [id, { name, title, severity, url }] of advisories) {
    const line = `${severity}: ${name}: ${title} (${url})`;
    const entry = byId.get(id);
    byId.delete(id);
    if (entry && new Date(entry.expires) <= now) faults.push(`${line}. It was accepted until ${entry.expires}. Examine it again.`);
    else if (entry) notices.push(`${line}. Accepted until ${entry.expires}: ${entry.reason}`);
    else if (FAILING.has(severity)) faults.push(`${line}. Update the package, or accept the advisory with a reason.`);
    else notices.push(line);
  }
  for (const id of byId.keys()) faults.push(`${id} is accepted, but no longer reported. Remove it from the list.`);
  return { kind: 'checked', notices, faults };
}

function listAdvisories({ vulnerabilities }: z.infer<typeof report>): Map<string, z.infer<typeof advisory>> {
  const advisories = Object.values(vulnerabilities).flatMap(({ via }) => via.filter((cause) => typeof cause !== 'string'));
  return new Map(advisories.map((found) => [found.url.slice(found.url.lastIndexOf('/') + 1), found]));
}
