/**
 * `npm run generate` rewrites all generated files. `npm run generate -- --check` lists the generated files that are out of date, and fails if there
 * are any.
 */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from './run-command.ts';

type Step = {
  name: string;
  /** Files and folders that the command writes, relative to the project. */
  files: readonly string[];
  command: readonly string[];
};

/** The generators, in order: Relay reads the schema and the fragments of the block registry. */
const steps: readonly Step[] = [
  {
    name: 'content type registry',
    files: [
      'lib/content-model/content-type-names.generated.ts',
      'content/model/content-types.generated.ts',
      'components/content-types/templates.generated.tsx',
      'components/content-types/presentation.generated.ts',
    ],
    command: ['node', 'scripts/content-type-registry.ts'],
  },
  { name: 'schema', files: ['schema.graphql'], command: ['node', 'content/schema/print.ts'] },
  {
    name: 'block registry',
    files: ['components/blocks/registry.generated.tsx', 'components/blocks/catalogue.generated.ts'],
    command: ['node', 'scripts/block-registry.ts'],
  },
  { name: 'relay', files: ['__generated__'], command: ['relay-compiler'] },
  { name: 'known operations', files: ['content/server/operations.generated.json'], command: ['node', 'scripts/operations.ts'] },
  { name: 'US places', files: ['content/store/search/places/us-places.generated.txt'], command: ['node', 'scripts/us-places.ts'] },
  { name: 'US counties', files: ['content/store/search/places/us-counties.generated.txt'], command: ['node', 'scripts/us-counties.ts'] },
  { name: 'map data', files: ['lib/map/geography.generated.json'], command: ['node', 'scripts/map-data.ts'] },
  { name: 'browser scripts', files: ['public/passkeys.js'], command: ['node', 'scripts/browser-scripts.ts'] },
  { name: 'specification', files: ['docs/spec-coverage.md'], command: ['node', 'scripts/spec-coverage.ts'] },
  { name: 'REST API', files: ['docs/rest.md'], command: ['node', 'scripts/rest-docs.ts'] },
];

const project = path.resolve(import.meta.dirname, '..');

/** Runs all generators in a folder that contains the project. @throws Error for the first command that fails */
async function runGenerators(folder: string): Promise<void> {
  // The Relay compiler requires this folder, and Git does not store empty folders.
  await mkdir(path.join(folder, '__generated__'), { recursive: true });
  for (const step of steps) {
    const result = await runCommand(step.command, { cwd: folder });
    if (!result.ok) throw new Error(`${step.name}: \`${step.command.join(' ')}\` failed.\n${result.output}`);
  }
}

/** Reads a file, or every file of a folder. Returns the contents by path. */
async function readContents(folder: string, file: string): Promise<Map<string, string>> {
  const contents = new Map<string, string>();
  const add = async (name: string) => contents.set(name, await readFile(path.join(folder, name), 'utf8'));
  const entries = await readdir(path.join(folder, file), { recursive: true, withFileTypes: true }).catch(() => null);
  if (entries) {
    for (const entry of entries) {
      if (entry.isFile()) await add(path.relative(folder, path.join(entry.parentPath, entry.name)));
    }
  } else {
    // A generated file that does not exist is stale, not an error.
    await add(file).catch(() => undefined);
  }
  return contents;
}

const excludedFolders = new Set(['node_modules', '.git', '.next', '.data', 'public', 'test-results', 'coverage']);
const binaryPattern = /\.(?:avif|gif|ico|jpe?g|mp4|pdf|png|webm|webp|woff2?)$/;

/** Runs the generators on a copy of the project, so that a check never modifies files, and returns the paths of files that differ. */
async function findStaleFiles(): Promise<string[]> {
  const copy = await mkdtemp(path.join(tmpdir(), 'generated-'));
  try {
    await cp(project, copy, {
      recursive: true,
      filter: (source) => !excludedFolders.has(path.relative(project, source)) && !binaryPattern.test(source),
    });
    await symlink(path.join(project, 'node_modules'), path.join(copy, 'node_modules'));
    await runGenerators(copy);
    const stale = new Set<string>();
    for (const file of steps.flatMap((step) => step.files)) {
      const [committed, fresh] = await Promise.all([readContents(project, file), readContents(copy, file)]);
      for (const name of new Set([...committed.keys(), ...fresh.keys()])) {
        if (committed.get(name) !== fresh.get(name)) stale.add(name);
      }
    }
    return [...stale].toSorted();
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

try {
  if (process.argv.includes('--check')) {
    const stale = await findStaleFiles();
    for (const name of stale) console.error(`stale: ${name}`);
    if (stale.length > 0) {
      console.error('Generated files are out of date. Run `npm run generate` and commit the result.');
      process.exitCode = 1;
    }
  } else {
    await runGenerators(project);
    for (const step of steps) console.log(`${step.name}: ${step.files.join(', ')}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
