import { createHash } from 'node:crypto';
import { z } from 'zod';

const bom = z.looseObject({
  $schema: z.string(),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.string(),
  version: z.number(),
  metadata: z.looseObject({ component: z.looseObject({ 'bom-ref': z.string() }) }),
  components: z.array(z.looseObject({ 'bom-ref': z.string() })),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

interface SbomOptions {
  /** The name in package.json. npm writes the name of the folder. */
  projectName: string;
  /** Ids (`name@version`) of the packages that run in production. */
  productionIds: Iterable<string>;
}

/**
 * Returns the bill of materials of the packages that run in production. The same lock file and npm version give the same bytes: the current time is
 * removed, and the serial number depends on the content.
 * @param npmOutput of `npm sbom` for all packages. `--omit=dev` would also leave out production packages that a development package needs as well.
 */
export function createSbom(npmOutput: string, { projectName, productionIds }: SbomOptions): string {
  const { $schema, bomFormat, specVersion, version, metadata, components, dependencies } = bom.parse(JSON.parse(npmOutput));
  const refs = new Set([metadata.component['bom-ref'], ...productionIds]);
  const content = {
    version,
    metadata: { ...metadata, timestamp: undefined, component: { ...metadata.component, name: projectName } },
    components: components.filter((component) => refs.has(component['bom-ref'])),
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map((dependency) => ({ ...dependency, dependsOn: dependency.dependsOn.filter((ref) => refs.has(ref)) })),
  };
  const serialNumber = `urn:uuid:${createUuid(JSON.stringify(content))}`;
  return `${JSON.stringify({ $schema, bomFormat, specVersion, serialNumber, ...content }, null, 2)}\n`;
}

/** A UUID of version 8 (RFC 9562) that depends on the content only. */
function createUuid(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
