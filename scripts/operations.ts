/**
 * Writes content/server/operations.generated.json from the Relay artifacts: the queries that the content service parses and validates at startup.
 * Part of `npm run generate`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const project = path.resolve(import.meta.dirname, '..');

type Artifact = { default: { kind?: string; params?: { name: string; text: string | null } } };

const operations: { name: string; text: string }[] = [];
for (const file of readdirSync(path.join(project, '__generated__')).toSorted()) {
  // Skip fragments: artifacts of refetchable fragments import their query by a path that Node cannot resolve.
  if (!readFileSync(path.join(project, '__generated__', file), 'utf8').includes(': ConcreteRequest')) continue;
  const { default: artifact } = (await import(path.join(project, '__generated__', file))) as Artifact;
  // Skip the queries of the catalogue, which only developers use.
  if (artifact.kind !== 'Request' || !artifact.params?.text || artifact.params.name.startsWith('catalogue')) continue;
  operations.push({ name: artifact.params.name, text: artifact.params.text });
}
writeFileSync(path.join(project, 'content/server/operations.generated.json'), `${JSON.stringify(operations, null, 2)}\n`);
