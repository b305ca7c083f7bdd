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
  metadata: z.object({ component: z.object({ name: z.literal('causeway-site') }) }),
  components: z.array(
    z.object({
      'bom-ref': z.string(),
      type: z.literal('library'),
      name: z.string(),
      version: z.string(),
      purl: z.string().startsWith('pkg:npm/'),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

test('the bill of materials is complete and the same in every run', async () => {
  const text = await createSbom();
  expect(await createSbom()).toBe(text);
  const { components, dependencies } = cycloneDx.parse(JSON.parse(text));
  const refs = new Set(components.map((component) => component['bom-ref']));
  expect(refs.size).toBe(components.length);
  // Development packages need postcss and zod, too.
  const names = new Set(components.map(({ name }) => name));
  expect(['next', 'react', 'pg', 'postcss', 'zod'].filter((name) => !names.has(name))).toEqual([]);
  expect(names.has('vitest')).toBe(false);
  const used = dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  expect(used.filter((ref) => !refs.has(ref) && !ref.startsWith('causeway-site@'))).toEqual([]);
});
