/**
 * Writes two files from the folders of components/blocks. Run by `npm run generate`.
 * - registry.generated.tsx: one fragment that spreads every block's own, and one switch that hands each block its key.
 * - catalogue.generated.ts: every block's declaration and samples, which no page but the catalogue's imports.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toCamelCase, toPascalCase } from './letter-case.ts';

const folder = path.resolve(import.meta.dirname, '../components/blocks');

type Entry = {
  folder: string;
  name: string;
  component: string;
  alias: string;
  /** How many older versions of its attributes there are. */
  older: number;
};

type Declared = { name: string; 'x-deprecated'?: readonly unknown[] };

function readEntries(): Entry[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
    .map((name) => {
      const declaration: Declared = JSON.parse(readFileSync(path.join(folder, name, 'block.json'), 'utf8'));
      const component = toPascalCase(name);
      const alias = toCamelCase(name);
      return { folder: name, name: declaration.name, component, alias, older: declaration['x-deprecated']?.length ?? 0 };
    });
}

/** Asks for the markup of what was saved with attributes of an older version: nothing for most blocks of a page. */
function olderVersions({ component, older }: Entry): string {
  const versions = Array.from(
    { length: older },
    (_, index) => `        ... on ${component}BlockDeprecatedV${index + 1}Attributes {\n          savedMarkup\n        }`,
  );
  return `    ... on ${component}Block {\n      older${component}: attributes {\n${versions.join('\n')}\n      }\n    }`;
}

function writeRegistry(entries: readonly Entry[]): string {
  const imports = entries.map(({ folder: name, component }) => `import { ${component} } from './${name}/${component}.tsx';`);
  const spreads = entries.map(({ component, alias }) => `    ...${component}_block @alias(as: "${alias}")`);
  const older = entries.filter((entry) => entry.older > 0);
  const cases = entries.map(({ name, alias, component, older: versions }) => {
    const shown = `data.${alias} && <${component} block={data.${alias}} {...context} />`;
    return versions > 0
      ? `    case '${name}':\n      return data.older${component}?.savedMarkup ? <SavedMarkup html={data.older${component}.savedMarkup} /> : ${shown};`
      : `    case '${name}':\n      return ${shown};`;
  });
  return `// Written by scripts/block-registry.ts from the folders beside it. Do not edit: run \`npm run generate\`.
import { graphql } from 'relay-runtime';
import type { registryGenerated_block$key } from '#generated/registryGenerated_block.graphql.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';
${imports.join('\n')}
${older.length > 0 ? "import { SavedMarkup } from './SavedMarkup.tsx';\n" : ''}import { UnknownBlock } from './UnknownBlock.tsx';

const fragment = graphql\`
  fragment registryGenerated_block on Block {
    name
    ...UnknownBlock_block
${[...spreads, ...older.map(olderVersions)].join('\n')}
  }
\`;

type Props = BlockProps & { block: registryGenerated_block$key };

/** Shows a block with the component that was written for it, or as it was saved. */
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
  return `// Written by scripts/block-registry.ts from the folders beside it. Do not edit: run \`npm run generate\`.
${imports.join('\n')}

/** Every block with its declaration and its samples, by name of the folder. */
export const blockCatalogue = [
${items.join('\n')}
] as const;
`;
}

const entries = readEntries();
writeFileSync(path.join(folder, 'registry.generated.tsx'), writeRegistry(entries));
writeFileSync(path.join(folder, 'catalogue.generated.ts'), writeCatalogue(entries));
