/**
 * `npm run audit:dependencies` checks the packages that run in production against the advisories of the registry. High and critical ones fail, unless
 * docs/security/accepted-advisories.json lists them with a reason and a date. A registry that does not respond is not a failure.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { evaluateReport } from './audit-dependencies/evaluate-report.ts';
import { runCommand } from './run-command.ts';

const ACCEPTED_FILE = 'docs/security/accepted-advisories.json';

const acceptedAdvisories = z.array(
  z.strictObject({ advisory: z.string().startsWith('GHSA-'), reason: z.string().min(20), expires: z.iso.date() }),
);

const accepted = acceptedAdvisories.parse(JSON.parse(readFileSync(ACCEPTED_FILE, 'utf8')));
// npm also writes its messages to standard error, which would not be JSON.
const { output } = await runCommand(['npm', 'audit', '--json', '--omit=dev', '--loglevel=silent']);
const result = evaluateReport(output, accepted, new Date());
if (result.kind === 'notChecked') {
  console.log(`The dependencies were not checked, because the registry did not respond: ${result.reason}`);
} else {
  for (const line of [...result.notices, ...result.faults]) console.log(line);
  console.log(`${result.faults.length} faults, ${result.notices.length} notices`);
  process.exitCode = result.faults.length > 0 ? 1 : 0;
}
