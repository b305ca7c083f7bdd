/** The attempts of the permission matrix of GraphQL as REST requests. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../content/db/tables.ts';
import { contentTypes } from '../../content/model/content-types.generated.ts';
import { taxonomies } from '../../content/model/taxonomies.ts';
import { getTaxonomyBase, getTypeBase } from '../../content/model/rest-bases.ts';
import type { MutationAttempt } from './mutation-attempts.ts';

type Input = Record<string, unknown>;
export type RestAttempt = { method: 'POST' | 'PUT' | 'DELETE'; path: string; body?: Input };

/** Content types with capabilities of their own. The others have the routes and the capabilities of posts. */
const comparedTypes: ReadonlySet<string> = new Set(['post', 'page']);

/** All taxonomies require the same capabilities. */
const comparedTaxonomies: ReadonlySet<string> = new Set(['category', 'submarket']);

const getId = (input: Input) => String(input['id']);

const withoutId = ({ id: _id, ...rest }: Input): Input => rest;

/** How an attempt of each mutation is sent. Mutations that are missing have no route. */
const translations: Record<string, (input: Input) => RestAttempt> = {
  ...Object.assign(
    {},
    ...contentTypes
      .filter(({ name }) => comparedTypes.has(name))
      .map(({ name, graphql: { single } }) => {
        const path = `/wp/v2/${getTypeBase(name)}`;
        return createTranslations(single, path, false);
      }),
    ...taxonomies
      .filter(({ name }) => comparedTaxonomies.has(name))
      .map(({ name, graphql: { single } }) => createTranslations(single, `/wp/v2/${getTaxonomyBase(name)}`, true)),
    createTranslations('Menu', '/wp/v2/menus', true),
  ),
  createReusableBlock: (input) => ({ method: 'POST', path: '/wp/v2/blocks', body: input }),
  updateMediaItem: (input) => ({ method: 'PUT', path: `/wp/v2/media/${getId(input)}`, body: withoutId(input) }),
  deleteMediaItem: (input) => ({ method: 'DELETE', path: `/wp/v2/media/${getId(input)}` }),
  lockNode: (input) => ({ method: 'POST', path: `/wp/v2/posts/${getId(input)}/lock` }),
  unlockNode: (input) => ({ method: 'DELETE', path: `/wp/v2/posts/${getId(input)}/lock` }),
  saveAutosave: (input) => ({ method: 'POST', path: `/wp/v2/posts/${getId(input)}/autosaves`, body: withoutId(input) }),
  untrashNode: (input) => ({ method: 'POST', path: `/wp/v2/posts/${getId(input)}/untrash` }),
  createComment: ({ commentOn, content, author, authorEmail }) => ({
    method: 'POST',
    path: '/wp/v2/comments',
    body: { post: commentOn, content, author_name: author, author_email: authorEmail },
  }),
  updateComment: (input) => ({ method: 'PUT', path: `/wp/v2/comments/${getId(input)}`, body: withoutId(input) }),
  deleteComment: (input) => ({ method: 'DELETE', path: `/wp/v2/comments/${getId(input)}` }),
  updateSettings: ({ generalSettingsTitle }) => ({ method: 'POST', path: '/wp/v2/settings', body: { title: generalSettingsTitle } }),
  createMenuItem: ({ menuId, label, url }) => ({
    method: 'POST',
    path: '/wp/v2/menu-items',
    body: { menus: Number(menuId), title: label, url },
  }),
  updateMenuItem: (input) => ({ method: 'PUT', path: `/wp/v2/menu-items/${getId(input)}`, body: { title: input['label'] } }),
  deleteMenuItem: (input) => ({ method: 'DELETE', path: `/wp/v2/menu-items/${getId(input)}?force=true` }),
  createUser: (input) => ({ method: 'POST', path: '/wp/v2/users', body: input }),
  updateUser: (input) => ({ method: 'PUT', path: `/wp/v2/users/${getId(input)}`, body: withoutId(input) }),
  deleteUser: (input) => ({ method: 'DELETE', path: `/wp/v2/users/${getId(input)}?force=true` }),
};

function createTranslations(single: string, path: string, force: boolean): typeof translations {
  return {
    [`create${single}`]: (input) => ({ method: 'POST', path, body: input }),
    [`update${single}`]: (input) => ({ method: 'PUT', path: `${path}/${getId(input)}`, body: withoutId(input) }),
    [`delete${single}`]: (input) => ({ method: 'DELETE', path: `${path}/${getId(input)}${force ? '?force=true' : ''}` }),
  };
}

export const isTranslated = ({ mutation }: MutationAttempt): boolean => Object.hasOwn(translations, mutation);

/** Media items of the attempts have no file, which the REST API needs. */
export async function toRestAttempt({ mutation }: MutationAttempt, input: Input, db: Kysely<Database>): Promise<RestAttempt> {
  if (mutation.endsWith('MediaItem'))
    await sql`insert into media_item (node_id, file, mime_type, file_size, content_hash)
      values (${Number(input['id'])}, ${`missing-${getId(input)}.png`}, 'image/png', 1, '')`.execute(db);
  const translate = translations[mutation];
  if (!translate) throw new Error(`The mutation ${mutation} has no route`);
  return translate(input);
}
