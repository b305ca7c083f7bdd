/**
 * `npm run new-block -- name`: a working block in a folder of its own under components/blocks: declaration, component with its fragment and
 * styles, samples and tests. Rewrites the generated files, so the block is in the schema, the registry and the catalogue at once.
 */
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './run-command.ts';
import { blockFiles } from './new-block/files.ts';

const project = path.resolve(import.meta.dirname, '..');

/** What is wrong with a name, or null. */
function complaintAbout(name: string | undefined): string | null {
  if (!name) return 'Say its name: npm run new-block -- pull-quote';
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    return `"${name}" is no name for a block: lower case words with hyphens, as in pull-quote.`;
  if (name.startsWith('core-'))
    return 'Blocks of WordPress itself (core-…) carry its attributes; copy them from its own block.json by hand.';
  if (existsSync(path.join(project, 'components/blocks', name))) return `components/blocks/${name} is there already.`;
  return null;
}

const name = process.argv[2];
const complaint = complaintAbout(name);
if (name === undefined || complaint !== null) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  const folder = path.join(project, 'components/blocks', name);
  await mkdir(folder);
  const files = Object.entries(blockFiles(name));
  for (const [file, text] of files) await writeFile(path.join(folder, file), text);
  const generated = await runCommand(['node', path.join(project, 'scripts/generate.ts')], { cwd: project });
  if (generated.ok) {
    console.log(`components/blocks/${name}:`);
    for (const [file] of files) console.log(`  ${file}`);
    console.log(`See it with \`npm run dev\` at /catalogue/${name}/. Its attributes stand in block.json; after a change: npm run generate`);
  } else {
    // A half-made block would stop every later run of the generators.
    await rm(folder, { recursive: true });
    console.error(generated.output.trim());
    console.error('The generated files could not be rewritten, so the block was taken away again.');
    process.exitCode = 1;
  }
}
