/**
 * Writes two files from the folders of components/blocks. Run by `npm run generate`.
 * - registry.generated.tsx: one fragment that spreads the fragments of all blocks, and one component that renders a block by its name.
 * - catalogue.generated.ts: the declarations and samples of all blocks. Only the block catalogue imports it.
 *
 * Fails if fields of two blocks have conflicting types, because Relay would report that less clearly.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { findFieldConflicts, formatFieldConflict } from './block-registry/field-conflicts.ts';
import { toCamelCase, toPascalCase } from './letter-case.ts';

const project = path.resolve(import.meta.dirname, '..');
const folder = path.join(project, 'components/blocks');

type Entry = {
  folder: string;
  name: string;
  component: string;
  alias: string;
  /** Number of older versions of the block's attributes. */
  deprecatedVersions: number;
};

type DeclarationFile = { name: string; 'x-deprecated'?: readonly unknown[] };

function readEntries(): Entry[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
    .map((name) => {
      const declaration: DeclarationFile = JSON.parse(readFileSync(path.join(folder, name, 'block.json'), 'utf8'));
      const component = toPascalCase(name);
      const alias = toCamelCase(name);
      return { folder: name, name: declaration.name, component, alias, deprecatedVersions: declaration['x-deprecated']?.length ?? 0 };
    });
}

/** Selects the saved HTML of a block whose attributes fit only an older version. Most blocks of a page have none. */
function selectSavedMarkup({ component, deprecatedVersions }: Entry): string {
  const versions = Array.from(
    { length: deprecatedVersions },
    (_, index) => `        ... on ${component}BlockDeprecatedV${index + 1}Attributes {\n          savedMarkup\n        }`,
  );
  return `    ... on ${component}Block {\n      deprecated${component}: attributes {\n${versions.join('\n')}\n      }\n    }`;
}

function writeRegistry(entries: readonly Entry[]): string {
  const imports = entries.map(({ folder: name, component }) => `import { ${component} } from './${name}/${component}.tsx';`);
  const spreads = entries.map(({ component, alias }) => `    ...${component}_block @alias(as: "${alias}")`);
  const deprecated = entries.filter((entry) => entry.deprecatedVersions > 0);
  const cases = entries.map(({ name, alias, component, deprecatedVersions }) => {
    const element = `data.${alias} && <${component} block={data.${alias}} {...context} />`;
    return deprecatedVersions > 0
      ? `    case '${name}':\n      return data.deprecated${component}?.savedMarkup ? <SavedMarkup html={data.deprecated${component}.savedMarkup} /> : ${element};`
      : `    case '${name}':\n      return ${element};`;
  });
  return `// Written by scripts/block-registry.ts from the folders next to it. Do not edit: run \`npm run generate\`.
import { graphql } from 'relay-runtime';
import type { registryGenerated_block$key } from '#generated/registryGenerated_block.graphql.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';
${imports.join('\n')}
${deprecated.length > 0 ? "import { SavedMarkup } from './SavedMarkup.tsx';\n" : ''}import { UnknownBlock } from './UnknownBlock.tsx';

const fragment = graphql\`
  fragment registryGenerated_block on Block {
    name
    ...UnknownBlock_block
${[...spreads, ...deprecated.map(selectSavedMarkup)].join('\n')}
  }
\`;

type Props = BlockProps & { block: registryGenerated_block$key };

/** Renders a block with its component, or its saved HTML if there is no component for it. */
export function RegisteredBlock({ block, ...context }: Props) {
  const data = readFragment(fragment, block);
  switch (data.name) {
${cases.join('\n')}
    default:
      return <UnknownBlock block={data} />;
  }
}
`;
}

function writeCatalogue(entries: readonly Entry[]): string {
  const imports = entries.map(
    ({ folder: name, component, alias }) =>
      `import ${alias} from './${name}/block.json' with { type: 'json' };\n` +
      `import { samples as ${alias}Samples } from './${name}/${component}.samples.ts';`,
  );
  const items = entries.map(({ folder: name, alias }) => `  { folder: '${name}', declaration: ${alias}, samples: ${alias}Samples },`);
  return `// Written by scripts/block-registry.ts from the folders next to it. Do not edit: run \`npm run generate\`.
${imports.join('\n')}

/** The declarations and samples of all blocks, ordered by folder name. */
export const blockCatalogue = [
${items.join('\n')}
] as const;
`;
}

function checkFieldConflicts(entries: readonly Entry[]): void {
  const schema = buildSchema(readFileSync(path.join(project, 'schema.graphql'), 'utf8'), { assumeValidSDL: true });
  const blocks = entries.flatMap(({ folder: name, component }) => {
    const file = path.join(folder, name, `${component}.tsx`);
    return existsSync(file) ? [{ folder: name, component, code: readFileSync(file, 'utf8') }] : [];
  });
  const conflicts = findFieldConflicts(schema, blocks);
  if (conflicts.length === 0) return;
  console.error(conflicts.map(formatFieldConflict).join('\n\n'));
  process.exit(1);
}

const entries = readEntries();
checkFieldConflicts(entries);
writeFileSync(path.join(folder, 'registry.generated.tsx'), writeRegistry(entries));
writeFileSync(path.join(folder, 'catalogue.generated.ts'), writeCatalogue(entries));
