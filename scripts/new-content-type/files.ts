/** The files of a new content type. */
import { contentTypes } from '../../content/model/content-types.generated.ts';
import { toCamelCase, toPascalCase, toTitle } from '../letter-case.ts';

/** WordPress's limit for names of post types. */
export const MAX_STORAGE_NAME = 20;

/** `service-areas` → `service_areas` */
export function toStorageName(plural: string): string {
  return plural.replaceAll('-', '_');
}

/** Returns the next free position in the editor's menu. */
function getNextMenuPosition(): number {
  return Math.max(...contentTypes.map(({ menu }) => menu.position)) + 1;
}

function declaration(name: string, plural: string): string {
  const stored = toStorageName(plural);
  const words = toTitle(name).toLowerCase();
  return `import { defineContentType, text } from '#lib/content-model/define.ts';

export const declaration = defineContentType({
  name: '${stored}',
  graphql: { single: '${toPascalCase(name)}', plural: '${toCamelCase(plural)}', enum: '${stored.toUpperCase()}' },
  label: { singular: '${toTitle(name)}', plural: '${toTitle(plural)}' },
  description: '${toTitle(name)}.',
  permalink: '/${plural}/:path/',
  archive: '/${plural}/',
  hierarchical: false,
  public: true,
  site: { series: 'page', sitemap: true, search: true },
  supports: ['title', 'editor', 'author', 'thumbnail', 'excerpt', 'revisions'],
  taxonomies: [],
  menu: { icon: 'dashicons-admin-post', position: ${getNextMenuPosition()} },
  groups: {
    ${toCamelCase(name)}Meta: {
      description: 'Facts about the ${words}.',
      fields: {
        summary: text('One sentence about the ${words}, shown below its title.'),
      },
    },
  },
});
`;
}

function template(name: string): string {
  const [Name, alias] = [toPascalCase(name), toCamelCase(name)];
  return `import { graphql } from 'relay-runtime';
import type { ${Name}Template_${alias}$key } from '#generated/${Name}Template_${alias}.graphql.ts';
import { BlockTree } from '#components/blocks/BlockTree.tsx';
import { Title } from '#components/templates/shared/Title.tsx';
import { Breadcrumbs } from '#components/ui/navigation/Breadcrumbs.tsx';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** The page of one ${toTitle(name).toLowerCase()}. */
export function ${Name}Template({ ${alias} }: { ${alias}: ${Name}Template_${alias}$key }) {
  const { title, seo, ${alias}Meta, blocks } = readFragment(
    graphql\`
      fragment ${Name}Template_${alias} on ${Name} {
        title
        seo {
          breadcrumbs {
            text
            url
          }
        }
        ${alias}Meta {
          summary
        }
        blocks(flat: true) {
          ...BlockTree_blocks
        }
      }
    \`,
    ${alias},
  );
  return (
    <>
      <Breadcrumbs items={seo?.breadcrumbs} />
      <Hero variant="compact" title={<Title html={title} />}>
        {${alias}Meta?.summary && <p className="lead">{${alias}Meta.summary}</p>}
      </Hero>
      <BlockTree blocks={blocks ?? []} hasPageTitle />
    </>
  );
}
`;
}

function archive(name: string, plural: string): string {
  const [Name, alias] = [toPascalCase(name), toCamelCase(name)];
  const words = toTitle(plural).toLowerCase();
  return `import { graphql } from 'relay-runtime';
import type { ${Name}Archive_contentType$key } from '#generated/${Name}Archive_contentType.graphql.ts';
import type { ArchiveProps } from '#components/templates/shared/archive-props.ts';
import { ListPagination } from '#components/templates/shared/ListPagination.tsx';
import { ActionRows } from '#components/ui/navigation/ActionRows.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** All ${words}, newest first. */
export function ${Name}Archive({ contentType, listCursor }: ArchiveProps<${Name}Archive_contentType$key>) {
  const { uri, directory } = readFragment(
    graphql\`
      fragment ${Name}Archive_contentType on ContentType {
        uri
        directory: contentNodes(
          first: $directoryFirst
          last: $directoryLast
          after: $after
          before: $before
          where: { hasPassword: false }
        ) {
          nodes {
            ... on ${Name} {
              title
              uri
              ${alias}Meta {
                summary
              }
            }
          }
          pageInfo {
            ...ListPagination_pageInfo
          }
        }
      }
    \`,
    contentType,
  );
  if (!uri || !directory) return null;
  const rows = directory.nodes.map(({ title, uri: url, ${alias}Meta }) => ({ title: title ?? '', text: ${alias}Meta?.summary, link: { url } }));
  return (
    <PageSheet>
      <h2 className="visually-hidden">${toTitle(plural)}</h2>
      <ActionRows rows={rows} level={3} />
      <ListPagination uri={uri} pageInfo={directory.pageInfo} listCursor={listCursor} />
    </PageSheet>
  );
}
`;
}

/**
 * Returns the text of each file by its name.
 * @param name singular, lowercase words joined by hyphens
 * @param plural same format as `singular`
 */
export function contentTypeFiles(name: string, plural: string): Record<string, string> {
  const Name = toPascalCase(name);
  return {
    'declaration.ts': declaration(name, plural),
    [`${Name}Template.tsx`]: template(name),
    [`${Name}Archive.tsx`]: archive(name, plural),
  };
}
