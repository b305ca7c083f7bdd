/** Writes docs/rest.md: the routes of the REST API from their declarations. Part of `npm run generate`. */
import { writeFile } from 'node:fs/promises';
import { createDispatcher, type Dispatcher } from '../content/server/rest/wp/framework/dispatch.ts';
import type { Endpoint, RouteDeclaration } from '../content/server/rest/wp/framework/rest-request.ts';
import type { PropertySchema } from '../content/server/rest/wp/framework/schema.ts';
import { declareRoutes } from '../content/server/rest/wp/routes.ts';
import { introduction } from './rest-docs/introduction.ts';

const dispatcher: Dispatcher = createDispatcher(declareRoutes(() => dispatcher));

const toPath = ({ namespace, path }: RouteDeclaration) =>
  `${namespace === '' ? '' : `/${namespace}`}${path.replaceAll(/\{(\w+):[^{}]+\}/g, '{$1}')}` || '/';

/** Parameters that every list has. */
const shared = new Set(['context', 'page', 'per_page', 'offset']);

function listParameters({ parameters }: Endpoint, path: string): string {
  const names = Object.keys(parameters).filter((name) => !shared.has(name) && !path.includes(`{${name}}`));
  return names.map((name) => `\`${name}\``).join(', ');
}

/** Every content type has the routes of posts for revisions, autosaves, locks and the trash. */
const isRepeated = ({ path }: RouteDeclaration) =>
  /\/(?:revisions|autosaves|lock|untrash)(?:\/|$)/.test(path) && !path.startsWith('/posts/');

function describeRoutes(routes: readonly RouteDeclaration[]): string[] {
  const rows = routes.flatMap((route) => {
    if (isRepeated(route)) return [];
    const path = toPath(route);
    return route.endpoints.map((endpoint) => `| \`${endpoint.methods.join(', ')}\` | \`${path}\` | ${listParameters(endpoint, path)} |`);
  });
  return ['| Methods | Route | Parameters |', '|---|---|---|', ...rows];
}

function describeType({ type, format, enum: choices }: PropertySchema): string {
  const types = (typeof type === 'string' ? [type] : type).join(' or ');
  if (choices) return choices.map((choice) => `\`${choice}\``).join(', ');
  return format ? `${types} (${format})` : types;
}

function describeProperties({ schema }: RouteDeclaration): string[] {
  const rows = Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const context = (property.context ?? ['view', 'embed', 'edit']).join(', ') || 'none';
    return `| \`${name}\` | ${describeType(property)} | ${context} | ${property.readonly ? 'yes' : ''} | ${property.description ?? ''} |`;
  });
  return ['| Property | Type | Contexts | Read-only | Description |', '|---|---|---|---|---|', ...rows];
}

/** Resources with the same declaration are described once, by this one. */
const describedItems = [
  '/posts',
  '/pages',
  '/media',
  '/categories',
  '/users',
  String.raw`/users/{user_id:\d+|me}/application-passwords`,
  '/comments',
  '/menus',
  '/menu-items',
  String.raw`/posts/{parent:\d+}/revisions`,
];

const items = describedItems.flatMap((path) => {
  const route = dispatcher.routes.find((candidate) => candidate.path === path);
  return route ? [`### \`${toPath(route)}\``, '', ...describeProperties(route), ''] : [];
});

await writeFile(
  'docs/rest.md',
  `${[introduction, '## Routes', '', 'Every list also has `context`, `page` and `per_page`, and all but searches and lists of hierarchical terms have `offset`. Every content type also has the routes of posts for revisions, autosaves, locks and the trash.', '', ...describeRoutes(dispatcher.routes), '', '## Properties', '', ...items].join('\n').trimEnd()}\n`,
);
