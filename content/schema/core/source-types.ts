/** The GraphQL type and the global id of the objects that resolvers return. */
import { toUpperFirst } from '#lib/format/letter-case.ts';
import { toGlobalId } from '../../core/global-ids.ts';
import { getContentType } from '../../model/content-types.ts';
import { getTaxonomy } from '../../model/taxonomies.ts';
import type { DeclaredSource, SettingsGroupSource, Source } from './context.ts';

/** Returns the GraphQL type of an object. */
export function getTypeName(source: Source | DeclaredSource | SettingsGroupSource | { kind: 'comment-author' }): string {
  switch (source.kind) {
    case 'node':
      return getContentType(source.type).graphql.single;
    case 'term':
      return getTaxonomy(source.taxonomy).graphql.single;
    case 'user':
      return 'User';
    case 'comment':
      return 'Comment';
    case 'comment-author':
      return 'CommentAuthor';
    case 'menu':
      return 'Menu';
    case 'menu-item':
      return 'MenuItem';
    case 'graphql-document':
      return 'GraphqlDocument';
    case 'content-type':
      return 'ContentType';
    case 'taxonomy':
      return 'Taxonomy';
    case 'plugin':
      return 'Plugin';
    case 'theme':
      return 'Theme';
    case 'enqueued-script':
      return 'EnqueuedScript';
    case 'enqueued-stylesheet':
      return 'EnqueuedStylesheet';
    case 'user-role':
      return 'UserRole';
    case 'settings-group':
      return `${toUpperFirst(source.group)}Settings`;
  }
}

/** Returns the global id of an object. */
export function getGlobalId(source: Source): string {
  switch (source.kind) {
    case 'node':
    case 'menu-item':
      return toGlobalId('post', source.id);
    case 'term':
    case 'menu':
      return toGlobalId('term', source.id);
    case 'user':
      return toGlobalId('user', source.id);
    case 'comment':
      return toGlobalId('comment', source.id);
    case 'graphql-document':
      return toGlobalId('graphql_document', source.id);
    case 'content-type':
      return toGlobalId('post_type', source.declaration.name);
    case 'taxonomy':
      return toGlobalId('taxonomy', source.declaration.name);
  }
}
