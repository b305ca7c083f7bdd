/**
 * Writes the registries of components/content-types from its folders. Run by `npm run generate`.
 * - lib/content-model/content-type-names.generated.ts: the names of all types.
 * - content/model/content-types.generated.ts: all declarations, for the content service.
 * - components/content-types/templates.generated.tsx: the template and the archive of each type, for the site.
 * - components/content-types/presentation.generated.ts: series, archive titles and sitemap membership, for the site.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentTypeDeclaration, TaxonomyDeclaration } from '../lib/content-model/define.ts';
import { toCamelCase, toPascalCase } from './letter-case.ts';

const project = path.resolve(import.meta.dirname, '..');
const folder = path.join(project, 'components/content-types');

type Entry = {
  folder: string;
  declaration: ContentTypeDeclaration;
  component: string;
  alias: string;
  hasTemplate: boolean;
  hasArchive: boolean;
};

/** Fails with a message that names the folder, the rule and the remedy. */
function fail(name: string, rule: string): never {
  console.error(`components/content-types/${name}: ${rule}`);
  process.exit(1);
}

async function readEntry(name: string): Promise<Entry> {
  const file = path.join(folder, name, 'declaration.ts');
  if (!existsSync(file)) fail(name, 'declaration.ts is missing. Add it, or create the folder with `npm run new-content-type`.');
  const { declaration } = (await import(file)) as { declaration?: ContentTypeDeclaration };
  if (!declaration) fail(name, 'declaration.ts must export `declaration`, the result of defineContentType().');
  const component = toPascalCase(name);
  const alias = toCamelCase(name);
  const has = (part: string) => existsSync(path.join(folder, name, `${component}${part}.tsx`));
  const entry: Entry = { folder: name, declaration, component, alias, hasTemplate: has('Template'), hasArchive: has('Archive') };
  checkEntry(entry);
  return entry;
}

function checkEntry({ folder: name, declaration, component, hasTemplate, hasArchive }: Entry): void {
  if (declaration.graphql.single !== component)
    fail(name, `graphql.single is "${declaration.graphql.single}". The name of the folder makes it "${component}". Rename one of them.`);
  if (declaration.public !== hasTemplate)
    fail(
      name,
      declaration.public
        ? `the type is public, but ${component}Template.tsx is missing. Add the file.`
        : `${component}Template.tsx is never used, because the type is not public. Delete it, or make the type public.`,
    );
  // Posts have no archive of their own. The reading settings choose the page that lists them.
  if (declaration.name !== 'post' && (declaration.archive !== undefined) !== hasArchive)
    fail(
      name,
      hasArchive
        ? `${component}Archive.tsx is never used, because \`archive\` is missing in declaration.ts. Declare \`archive\`, or delete the file.`
        : `declaration.ts declares \`archive\`, but ${component}Archive.tsx is missing. Add the file.`,
    );
}

function findDuplicate(names: readonly string[]): string | undefined {
  return names.find((name, index) => names.indexOf(name) !== index);
}

const HEADER = '// Written by scripts/content-type-registry.ts from components/content-types. Do not edit: run `npm run generate`.\n';

function formatNames(entries: readonly Entry[]): string {
  return `${HEADER}/** Names of all content types in storage (WordPress's post type names). */
export const contentTypeNames = [
${entries.map(({ declaration }) => `  '${declaration.name}',`).join('\n')}
] as const;
`;
}

function formatDeclarations(entries: readonly Entry[]): string {
  const imports = entries.map(
    ({ folder: name, alias }) => `import { declaration as ${alias} } from '#components/content-types/${name}/declaration.ts';`,
  );
  return `${HEADER}${imports.join('\n')}

/** Every content type, in WordPress's order: first its own types, then the others by menu position. */
export const contentTypes = [
${entries.map(({ alias }) => `  ${alias},`).join('\n')}
] as const;
`;
}

function formatTemplates(entries: readonly Entry[]): string {
  const templates = entries.filter((entry) => entry.hasTemplate);
  const archives = entries.filter((entry) => entry.hasArchive);
  const imports = entries.flatMap(({ folder: name, component, hasTemplate, hasArchive }) => [
    ...(hasArchive ? [`import { ${component}Archive } from './${name}/${component}Archive.tsx';`] : []),
    ...(hasTemplate ? [`import { ${component}Template } from './${name}/${component}Template.tsx';`] : []),
  ]);
  return `${HEADER}import type { ReactNode } from 'react';
import { graphql } from 'relay-runtime';
import type { templatesGenerated_contentType$key } from '#generated/templatesGenerated_contentType.graphql.ts';
import type { templatesGenerated_node$key } from '#generated/templatesGenerated_node.graphql.ts';
import type { ArchiveProps } from '#components/templates/shared/archive-props.ts';
import { readFragment } from '#lib/relay/server.ts';
${imports.join('\n')}

const nodeFragment = graphql\`
  fragment templatesGenerated_node on ContentNode {
${templates.map(({ component, alias }) => `    ...${component}Template_${alias} @alias(as: "${alias}")`).join('\n')}
  }
\`;

/** Renders the page of a node with the template of its type. Returns null when its type has no pages. */
export function renderContentNode(key: templatesGenerated_node$key): ReactNode {
  const node = readFragment(nodeFragment, key);
${templates.map(({ component, alias }) => `  if (node.${alias}) return <${component}Template ${alias}={node.${alias}} />;`).join('\n')}
  return null;
}

const archiveFragment = graphql\`
  fragment templatesGenerated_contentType on ContentType {
    name
${archives.map(({ component }) => `    ...${component}Archive_contentType`).join('\n')}
  }
\`;

/** Renders the list of all nodes of a type. Returns null when the type has no archive. */
export function renderArchive({ contentType: key, ...props }: ArchiveProps<templatesGenerated_contentType$key>): ReactNode {
  const contentType = readFragment(archiveFragment, key);
  switch (contentType.name) {
${archives.map(({ component, declaration }) => `    case '${declaration.name}':\n      return <${component}Archive contentType={contentType} {...props} />;`).join('\n')}
    default:
      return null;
  }
}
`;
}

function formatPresentation(entries: readonly Entry[], taxonomies: readonly TaxonomyDeclaration[]): string {
  const publicTypes = entries.flatMap(({ declaration }) => (declaration.public ? [{ ...declaration, site: declaration.site }] : []));
  const series = [
    ...publicTypes.map(({ graphql, site }) => [graphql.single, site.series] as const),
    ...taxonomies.map((taxonomy) => [taxonomy.graphql.single, taxonomy.series] as const),
  ];
  const listedTaxonomies = taxonomies.filter((taxonomy) => taxonomy.public);
  return `${HEADER}import type { SeriesName } from '#lib/content-model/series.ts';
import { latestModification } from '#lib/seo/sitemap.ts';

/** Drawing series of a node's or term's page, by GraphQL type. */
export const seriesByTypename: Readonly<Record<string, SeriesName>> = {
${series.map(([type, name]) => `  ${type}: '${name}',`).join('\n')}
};

/** Series and heading of the archives, by name of the content type. Without a title, the type's plural label is the heading. */
export const archives: Readonly<Record<string, { series: SeriesName; title: string | null }>> = {
${publicTypes.map(({ name, site }) => `  ${name}: { series: '${site.series}', title: ${site.archiveTitle === undefined ? 'null' : JSON.stringify(site.archiveTitle).replaceAll('"', "'")} },`).join('\n')}
};

/** Content types in the sitemap, as values of ContentTypeEnum. */
export const sitemapContentTypes = [${publicTypes
    .filter(({ site }) => site.sitemap)
    .map(({ graphql }) => `'${graphql.enum}'`)
    .join(', ')}] as const;

/** Taxonomies in the sitemap, as values of TaxonomyEnum. */
export const sitemapTaxonomies = [${listedTaxonomies.map(({ graphql }) => `'${graphql.enum}'`).join(', ')}] as const;

/** Selects when the content of a term in the sitemap was modified. The interface of all terms has no content. */
export const sitemapTermSelections = \`
${listedTaxonomies.map(({ graphql }) => `  ... on ${graphql.single} { contentNodes\${latestModification} }`).join('\n')}
\`;
`;
}

const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
/** WordPress lists its own types first, in this order, regardless of their menu positions. */
const wordPressTypes = ['post', 'page', 'attachment'];

function compareEntries({ declaration: a }: Entry, { declaration: b }: Entry): number {
  const [indexA, indexB] = [a, b].map(({ name }) => (wordPressTypes.includes(name) ? wordPressTypes.indexOf(name) : wordPressTypes.length));
  return (indexA ?? 0) - (indexB ?? 0) || a.menu.position - b.menu.position;
}

const entries = (await Promise.all(names.map(readEntry))).toSorted(compareEntries);
for (const [property, values] of [
  ['name', entries.map(({ declaration }) => declaration.name)],
  ['graphql.plural', entries.map(({ declaration }) => declaration.graphql.plural)],
  ['menu.position', entries.map(({ declaration }) => String(declaration.menu.position))],
] as const) {
  const duplicate = findDuplicate(values);
  if (duplicate !== undefined) fail('', `two content types have the ${property} "${duplicate}". Each needs its own.`);
}

// The names are written first, because content/model/taxonomies.ts imports them.
writeFileSync(path.join(project, 'lib/content-model/content-type-names.generated.ts'), formatNames(entries));
const { taxonomies } = await import('../content/model/taxonomies.ts');
writeFileSync(path.join(project, 'content/model/content-types.generated.ts'), formatDeclarations(entries));
writeFileSync(path.join(folder, 'templates.generated.tsx'), formatTemplates(entries));
writeFileSync(path.join(folder, 'presentation.generated.ts'), formatPresentation(entries, taxonomies));
