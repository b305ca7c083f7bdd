/** `npm run sbom` writes the bill of materials of the packages that run in production, in CycloneDX format, to sbom.cdx.json or to `--output FILE`. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createSbom } from './sbom/create-sbom.ts';

const { values } = parseArgs({ options: { output: { type: 'string', default: 'sbom.cdx.json' } } });
writeFileSync(values.output, await createSbom());
console.log(`Wrote ${values.output}.`);
