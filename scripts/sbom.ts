/**
 * `npm run sbom` writes the bill of materials of the packages that run in production, in CycloneDX format, to sbom.cdx.json or to `--output FILE`. Needs
 * npm 10.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { listPackages, readLockFile } from './lock-file/lock-file.ts';
import { runCommand } from './run-command.ts';
import { createSbom } from './sbom/create-sbom.ts';

const { values } = parseArgs({ options: { output: { type: 'string', default: 'sbom.cdx.json' } } });
// From the lock file, so that the result does not depend on the platform.
const { ok, output } = await runCommand(['npm', 'sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=silent']);
if (!ok) throw new Error(`npm sbom failed. It needs npm 10 or newer. ${output.trim()}`);
const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };
const productionPackages = listPackages(readLockFile()).filter(({ entry }) => entry.dev !== true);
const sbom = createSbom(output, { projectName: name, productionIds: productionPackages.map(({ id }) => id) });
writeFileSync(values.output, sbom);
console.log(`Wrote ${values.output}.`);
