/**
 * `node scripts/wordpress-attributes.ts FOLDER` reads the block markup in content/blocks/wordpress-attributes.json with WordPress's own packages and writes
 * the attributes that they read into the same file. The test next to it compares them with ours. The packages are not dependencies of this project;
 * install those of WordPress 6.2 in any folder:
 *
 *     echo '{ "overrides": { "@wordpress/private-apis": "0.8.1" } }' > package.json
 *     npm install --ignore-scripts --legacy-peer-deps @wordpress/block-library@8.3.17 @wordpress/blocks@12.3 react@18 react-dom@18
 */
import { readFileSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import { JSDOM } from 'jsdom';

type Values = Record<string, unknown>;
type Attribute = { type?: string | string[]; enum?: unknown[] };
type Attributes = Record<string, Attribute>;
type BlockType = { attributes: Attributes; deprecated?: { attributes: Attributes }[] };
type ParsedBlock = { blockName: string | null; attrs: Values | null; innerBlocks: ParsedBlock[]; innerHTML: string };
type Packages = {
  blocks: {
    getBlockType: (name: string) => BlockType | undefined;
    getBlockAttributes: (type: BlockType, html: string, attributes: Values) => Values;
  };
  parse: (content: string) => ParsedBlock[];
  versions: Record<string, string>;
};
type ReadBlock = { name: string; attributes: Values; version?: number };
type Fixture = { packages: Record<string, string>; cases: { title: string; markup: string; blocks: ReadBlock[] }[] };

const FIXTURE_FILE = 'content/blocks/wordpress-attributes.json';

/** The packages require a browser environment. */
function installBrowserGlobals(): void {
  const { window } = new JSDOM('', { url: 'http://localhost/' });
  const missing = {
    matchMedia: () => new EventTarget(),
    CSS: { supports: () => false },
    ResizeObserver: class {
      observe(): void {}
    },
  };
  Object.assign(window, missing);
  const define = (name: string, value: unknown) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  for (const name of Object.getOwnPropertyNames(window)) if (!(name in globalThis)) define(name, window[name as keyof typeof window]);
  for (const [name, value] of Object.entries({ ...missing, window })) define(name, value);
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

function isOfType(value: unknown, { type, enum: choices }: Attribute): boolean {
  const actual = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  return (type === undefined || [type].flat().includes(actual)) && (choices === undefined || choices.includes(value));
}

const matches = (saved: Values, attributes: Attributes) =>
  Object.entries(saved).every(([name, value]) => attributes[name] !== undefined && (value === null || isOfType(value, attributes[name])));

/** Reads a block with the newest version of its type that the saved attributes match, as wp-graphql-gutenberg does. */
function readBlock({ blockName, attrs, innerHTML }: ParsedBlock, { blocks }: Packages): ReadBlock[] {
  const type = blockName === null ? undefined : blocks.getBlockType(blockName);
  if (blockName === null || !type) return [];
  const saved = attrs ?? {};
  const older = type.deprecated ?? [];
  const index = matches(saved, type.attributes) ? -1 : older.findIndex(({ attributes }) => matches(saved, attributes));
  const attributes = blocks.getBlockAttributes({ ...type, ...older[index] }, innerHTML.trim(), saved);
  return [{ name: blockName, attributes, ...(index >= 0 && { version: older.length - index }) }];
}

const readBlocks = (parsed: readonly ParsedBlock[], packages: Packages): ReadBlock[] =>
  parsed.flatMap((block) => [...readBlock(block, packages), ...readBlocks(block.innerBlocks, packages)]);

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('The folder with the packages is missing. Run node scripts/wordpress-attributes.ts FOLDER.');
installBrowserGlobals();
const packages = loadPackages(folder);
const fixture = JSON.parse(readFileSync(FIXTURE_FILE, 'utf8')) as Fixture;
const cases = fixture.cases.map(({ title, markup }) => ({ title, markup, blocks: readBlocks(packages.parse(markup), packages) }));
writeFileSync(FIXTURE_FILE, `${JSON.stringify({ packages: packages.versions, cases }, null, 2)}\n`);
console.log(`${FIXTURE_FILE}: ${cases.length} cases`);
process.exit();
