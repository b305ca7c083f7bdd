import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { listPackages, readLockFile } from '../lock-file/lock-file.ts';
import { runCommand } from '../run-command.ts';

const bom = z.looseObject({
  $schema: z.string(),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.string(),
  version: z.number(),
  metadata: z.looseObject({ component: z.looseObject({ 'bom-ref': z.string() }) }),
  components: z.array(z.looseObject({ 'bom-ref': z.string() })),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

/**
 * Returns the bill of materials of the packages that run in production. The same lock file and npm version give the same bytes.
 *
 * `npm sbom --omit=dev` also leaves out production packages that a development package needs as well, so the packages are chosen here.
 */
export async function createSbom(): Promise<string> {
  // From the lock file, so that the result does not depend on the platform.
  const { ok, output } = await runCommand(['npm', 'sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=silent']);
  if (!ok) throw new Error(`npm sbom failed. ${output.trim()}`);
  const { $schema, bomFormat, specVersion, version, metadata, components, dependencies } = bom.parse(JSON.parse(output));
  const refs = new Set([metadata.component['bom-ref'], ...listProductionIds()]);
  const content = {
    version,
    // npm writes the current time, and the name of the folder as the name of the project.
    metadata: { ...metadata, timestamp: undefined, component: { ...metadata.component, name: readProjectName() } },
    components: components.filter((component) => refs.has(component['bom-ref'])),
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map((dependency) => ({ ...dependency, dependsOn: dependency.dependsOn.filter((ref) => refs.has(ref)) })),
  };
  const serialNumber = `urn:uuid:${createUuid(JSON.stringify(content))}`;
  return `${JSON.stringify({ $schema, bomFormat, specVersion, serialNumber, ...content }, null, 2)}\n`;
}

function listProductionIds(): string[] {
  return listPackages(readLockFile())
    .filter(({ entry }) => entry.dev !== true)
    .map(({ id }) => id);
}

function readProjectName(): string {
  return z.object({ name: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8'))).name;
}

/** A UUID of version 8 (RFC 9562) that depends on the content only. */
function createUuid(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
