import { expect, test } from 'vitest';
import { z } from 'zod';
import { createSbom } from './create-sbom.ts';

/** The parts of CycloneDX 1.5 that consumers need. */
const cycloneDx = z.object({
  $schema: z.url(),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  serialNumber: z.string().regex(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/),
  version: z.int(),
  metadata: z.strictObject({ component: z.looseObject({ name: z.string() }) }),
  components: z.array(z.looseObject({ 'bom-ref': z.string(), purl: z.string().startsWith('pkg:npm/') })),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

const createComponent = (name: string) => ({
  'bom-ref': `${name}@1.0.0`,
  type: 'library',
  name,
  version: '1.0.0',
  purl: `pkg:npm/${name}@1.0.0`,
});

/** Output of npm: `postcss` runs in production and is needed by `stylelint`, a development package. */
function createNpmOutput({ folder = 'main', time = '2026-11-22T08:00:00.000Z', integrity = 'aa' } = {}): string {
  return JSON.stringify({
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${crypto.randomUUID()}`,
    version: 1,
    metadata: { timestamp: time, component: { ...createComponent('site'), name: folder } },
    components: [{ ...createComponent('postcss'), hashes: [{ alg: 'SHA-512', content: integrity }] }, createComponent('stylelint')],
    dependencies: [
      { ref: 'site@1.0.0', dependsOn: ['postcss@1.0.0', 'stylelint@1.0.0'] },
      { ref: 'stylelint@1.0.0', dependsOn: ['postcss@1.0.0'] },
      { ref: 'postcss@1.0.0', dependsOn: [] },
    ],
  });
}

const options = { projectName: 'causeway-site', productionIds: ['postcss@1.0.0'] };

test('contains the packages that run in production, and the dependencies between them', () => {
  const { metadata, components, dependencies } = cycloneDx.parse(JSON.parse(createSbom(createNpmOutput(), options)));
  expect(metadata.component.name).toBe('causeway-site');
  expect(components.map((component) => component['bom-ref'])).toEqual(['postcss@1.0.0']);
  expect(dependencies).toEqual([
    { ref: 'site@1.0.0', dependsOn: ['postcss@1.0.0'] },
    { ref: 'postcss@1.0.0', dependsOn: [] },
  ]);
});

test('is the same at another time and in another folder, and different for other content', () => {
  const sbom = createSbom(createNpmOutput(), options);
  expect(createSbom(createNpmOutput({ folder: 'clone', time: '2027-01-01T00:00:00.000Z' }), options)).toBe(sbom);
  const other = createSbom(createNpmOutput({ integrity: 'bb' }), options);
  const getSerialNumber = (text: string) => cycloneDx.parse(JSON.parse(text)).serialNumber;
  expect(getSerialNumber(other)).not.toBe(getSerialNumber(sbom));
});
