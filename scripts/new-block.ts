/**
 * `npm run new-block -- name` creates a working block in components/blocks: declaration, component with its fragment and styles, samples and
 * tests. It rewrites the generated files, so the block is in the schema, the registry and the catalogue immediately.
 */
import { createBlockFiles } from './new-block/files.ts';
import { createFolder, folderExists, isFolderName, reportUsageError } from './scaffold.ts';

/** Returns what is wrong with the name of a new block, or null. */
function findNameProblem(name: string | undefined): string | null {
  if (!name) return 'The name is missing: npm run new-block -- pull-quote';
  if (!isFolderName(name)) return `"${name}" is not a block name. Use lowercase words joined by hyphens, for example pull-quote.`;
  if (name.startsWith('core-')) return 'Blocks of WordPress (core-…) have its attributes. Copy them from its block.json by hand.';
  if (folderExists(`components/blocks/${name}`)) return `components/blocks/${name} already exists. Choose another name.`;
  return null;
}

const name = process.argv[2];
const problem = findNameProblem(name);
if (name === undefined || problem !== null) reportUsageError(problem ?? '');
else {
  const nextStep = `Run \`npm run dev\` and open /catalogue/${name}/. After changing block.json, run \`npm run generate\`.`;
  await createFolder(`components/blocks/${name}`, createBlockFiles(name), nextStep);
}
