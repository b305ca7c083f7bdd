/**
 * `npm run new-block -- name [category]` creates a working block in components/blocks: declaration, component with its fragment and styles, samples
 * and tests. It rewrites the generated files, so the block is in the schema, the registry and the catalogue immediately. The category is one of
 * lib/blocks/categories.ts, by default that of text and media.
 */
import { blockCategories } from '../lib/blocks/categories.ts';
import { createBlockFiles } from './new-block/files.ts';
import { createFolder, folderExists, isFolderName, reportUsageError } from './scaffold.ts';

const categories: readonly string[] = blockCategories.map(({ slug }) => slug);

/** Returns what is wrong with the name or the category of a new block, or null. */
function findProblem(name: string | undefined, category: string): string | null {
  if (!name) return 'The name is missing: npm run new-block -- pull-quote';
  if (!isFolderName(name)) return `"${name}" is not a block name. Use lowercase words joined by hyphens, for example pull-quote.`;
  if (name.startsWith('core-')) return 'Blocks of WordPress (core-…) have its attributes. Copy them from its block.json by hand.';
  if (folderExists(`components/blocks/${name}`)) return `components/blocks/${name} already exists. Choose another name.`;
  if (!categories.includes(category)) return `"${category}" is not a category of blocks. Use one of ${categories.join(', ')}.`;
  return null;
}

const [name, category = 'site-text-media'] = process.argv.slice(2);
const problem = findProblem(name, category);
if (name === undefined || problem !== null) reportUsageError(problem ?? '');
else {
  const nextStep = `Run \`npm run dev\` and open /catalogue/${name}/. After changing block.json, run \`npm run generate\`.`;
  await createFolder(`components/blocks/${name}`, createBlockFiles(name, category), nextStep);
}
