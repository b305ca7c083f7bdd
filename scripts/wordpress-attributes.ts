/**
 * `node scripts/wordpress-attributes.ts FOLDER` reads the block markup in content/blocks/wordpress-attributes.json with WordPress's own packages and writes
 * the attributes that they read into the same file. To its samples, it adds the markup of every version of every block that reads attributes from its
 * markup or has several versions. The test next to the file compares the attributes with ours. The packages are not dependencies of this project; install
 * those of WordPress 6.2 in any folder:
 *
 *     echo '{ "overrides": { "@wordpress/private-apis": "0.8.1" } }' > package.json
 *     npm install --ignore-scripts --legacy-peer-deps @wordpress/block-library@8.3.17 @wordpress/blocks@12.3 react@18 react-dom@18
 */
import { readFileSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { getBlockDeclaration } from '../content/blocks/declarations.ts';
import { browserStubs } from '../tests/support/browser-stubs.ts';
import { createSeededRandom } from '../tests/support/random-block.ts';
import {
  createSavedBlock,
  type EditorAttribute,
  type EditorAttributes,
  type EditorBlockType,
  type EditorPackages,
  listVersions,
  type Values,
} from '../tests/support/saved-blocks.ts';

type ParsedBlock = { blockName: string | null; attrs: Values | null; innerBlocks: ParsedBlock[]; innerHTML: string };
type Packages = {
  blocks: EditorPackages & {
    getBlockType: (name: string) => EditorBlockType | undefined;
    getBlockTypes: () => EditorBlockType[];
    getBlockAttributes: (type: EditorBlockType, html: string, attributes: Values) => Values;
  };
  parse: (content: string) => ParsedBlock[];
  versions: Record<string, string>;
};
type ReadBlock = { name: string; attributes: Values; version?: number };
type Case = { title: string; markup: string; blocks: ReadBlock[] };
type Fixture = { packages: Record<string, string>; cases: Case[]; versions: Case[] };

const FIXTURE_FILE = 'content/blocks/wordpress-attributes.json';

/** The packages require a browser environment. */
function installBrowserGlobals(): void {
  const { window } = new JSDOM('', { url: 'http://localhost/' });
  Object.assign(window, browserStubs);
  const define = (name: string, value: unknown) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  for (const name of Object.getOwnPropertyNames(window)) if (!(name in globalThis)) define(name, window[name as keyof typeof window]);
  for (const [name, value] of Object.entries({ ...browserStubs, window })) define(name, value);
}

const privateValues = new WeakMap<object, unknown>();

/** The original accepts only packages of the same release. */
const createPrivateApis = () => ({
  __dangerousOptInToUnstableAPIsOnlyForCoreModules: () => ({
    lock: (owner: object, value: unknown) => privateValues.set(owner, value),
    unlock: (owner: object) => privateValues.get(owner) ?? {},
  }),
});

/** npm installs several versions of these packages, but block types have to be registered in a single one. */
function loadPackages(folder: string): Packages {
  const fromFolder = createRequire(path.resolve(folder, 'index.js'));
  const fromEditor = createRequire(fromFolder.resolve('@wordpress/block-editor'));
  const single: Record<string, string> = {
    '@wordpress/block-editor': fromFolder.resolve('@wordpress/block-editor'),
    '@wordpress/blocks': fromEditor.resolve('@wordpress/blocks'),
  };
  const loader = Module as unknown as { _load: (request: string, ...rest: unknown[]) => unknown };
  const load = loader._load;
  loader._load = (request, ...rest) =>
    request === '@wordpress/private-apis' ? createPrivateApis() : load.call(loader, single[request] ?? request, ...rest);
  fromFolder('@wordpress/block-library').registerCoreBlocks();
  const getVersion = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  return {
    blocks: fromFolder('@wordpress/blocks'),
    parse: fromFolder('@wordpress/block-serialization-default-parser').parse,
    versions: {
      '@wordpress/block-library': getVersion(fromFolder.resolve('@wordpress/block-library/package.json')),
      '@wordpress/blocks': getVersion(fromEditor.resolve('@wordpress/blocks/package.json')),
    },
  };
}

function isOfType(value: unknown, { type, enum: choices }: EditorAttribute): boolean {
  const actual = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  return (type === undefined || [type].flat().includes(actual)) && (choices === undefined || choices.includes(value));
}

const matches = (saved: Values, attributes: EditorAttributes) =>
  Object.entries(saved).every(([name, value]) => attributes[name] !== undefined && (value === null || isOfType(value, attributes[name])));

/** Reads a block with the newest version of its type that the saved attributes match, as wp-graphql-gutenberg does. */
function readBlock({ blockName, attrs, innerHTML }: ParsedBlock, { blocks }: Packages): ReadBlock[] {
  const type = blockName === null ? undefined : blocks.getBlockType(blockName);
  if (blockName === null || !type) return [];
  const saved = attrs ?? {};
  const versions = listVersions(type);
  const index = Math.max(
    versions.findIndex(({ attributes }) => matches(saved, attributes)),
    0,
  );
  const attributes = blocks.getBlockAttributes(versions[index] ?? type, innerHTML.trim(), saved);
  return [{ name: blockName, attributes, ...(index > 0 && { version: versions.length - index }) }];
}

const readBlocks = (parsed: readonly ParsedBlock[], packages: Packages): ReadBlock[] =>
  parsed.flatMap((block) => [...readBlock(block, packages), ...readBlocks(block.innerBlocks, packages)]);

/** Saves a block of every version. Versions whose `save` function needs the stores of an open editor are left out. */
function* saveVersions({ blocks }: Packages): Generator<{ title: string; markup: string }> {
  for (const type of blocks.getBlockTypes()) {
    const versions = listVersions(type);
    const isSimple = versions.length === 1 && Object.values(type.attributes).every(({ source }) => source === undefined);
    if (isSimple || !getBlockDeclaration(type.name)) continue;
    for (const [index, version] of versions.entries()) {
      const title = `${type.name}, ${index === 0 ? 'current version' : `version ${versions.length - index}`}`;
      try {
        yield { title, markup: createSavedBlock(version, createSeededRandom(index * 7919 + type.name.length), blocks) };
      } catch (error) {
        console.log(`${title} is left out: ${String(error)}`);
      }
    }
  }
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('The folder with the packages is missing. Run node scripts/wordpress-attributes.ts FOLDER.');
installBrowserGlobals();
const packages = loadPackages(folder);
const fixture = JSON.parse(readFileSync(FIXTURE_FILE, 'utf8')) as Fixture;
const read = ({ title, markup }: { title: string; markup: string }) => ({
  title,
  markup,
  blocks: readBlocks(packages.parse(markup), packages),
});
const cases = fixture.cases.map(read);
const versions = saveVersions(packages).map(read).toArray();
writeFileSync(FIXTURE_FILE, `${JSON.stringify({ packages: packages.versions, cases, versions }, null, 2)}\n`);
console.log(`${FIXTURE_FILE}: ${cases.length} cases, ${versions.length} versions`);
process.exit();
