/** Writes content/server/operations.generated.json from Relay's artifacts: the operations the content service gets ready for. Run by `npm run generate`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const project = path.resolve(import.meta.dirname, '..');

type Artifact = { default: { kind?: string; params?: { name: string; text: string | null } } };

const operations: { name: string; text: string }[] = [];
for (const file of readdirSync(path.join(project, '__generated__')).toSorted()) {
  // Fragments that can be asked again import their query as bundlers resolve it, which Node does not.
  if (!readFileSync(path.join(project, '__generated__', file), 'utf8').includes(': ConcreteRequest')) continue;
  const { default: artifact } = (await import(path.join(project, '__generated__', file))) as Artifact;
  // The catalogue is for developers; nobody waits for it.
  if (artifact.kind !== 'Request' || !artifact.params?.text || artifact.params.name.startsWith('catalogue')) continue;
  operations.push({ name: artifact.params.name, text: artifact.params.text });
}
writeFileSync(path.join(project, 'content/server/operations.generated.json'), `${JSON.stringify(operations, null, 2)}\n`);
