/** The context that every resolver receives. */
import type { ContentTypeDeclaration, TaxonomyDeclaration } from '#lib/content-model/define.ts';
import type { Services } from '../../commands/core/services.ts';
import type { CacheKeys } from '../../core/cache-keys.ts';
import type { ClientInfo } from '../../core/client-info.ts';
import type { FieldValues } from '../../core/rows/fields.ts';
import type { GraphqlDocumentRow } from '../../core/rows/graphql-documents.ts';
import type { CommentRow } from '../../core/rows/comments.ts';
import type { MenuItemRow, MenuRow } from '../../core/rows/menus.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { TermRow } from '../../core/rows/terms.ts';
import type { UserRow } from '../../core/rows/users.ts';
import type { Viewer } from '../../permissions/viewer.ts';
import type { ContentStore } from '../../store/content-store.ts';
import type { RequestGuard } from './request-guard.ts';

/** Properties of this installation that responses depend on. */
export type ContentSite = {
  /** Public URL of the site, without a trailing slash. Links to own content use it. */
  siteUrl: string;
  /** Public URL of the content service, without a trailing slash. Media URLs and `link` use it. */
  contentUrl: string;
  /** IANA name, for example `America/Los_Angeles`. Dates of nodes are local to it. */
  timezone: string;
  /** Whether the query `blockCatalogue` is available: in development and tests only. */
  catalogue: boolean;
};

export type ContentContext = {
  /** Reads what the viewer may see. Replaced after each mutation. */
  store: ContentStore;
  /** Keys of everything that the operation has read. */
  cacheKeys: CacheKeys;
  site: ContentSite;
  guard: RequestGuard;
  viewer: Viewer;
  client: ClientInfo;
  services: Services;
  /** Replaces the store, so that later reads see what a mutation wrote. */
  renewStore: () => void;
  /** Marks the response as specific to this viewer, so that it is not cached. */
  markPrivate: () => void;
  isPublic: boolean;
};

export type ContentTypeSource = { kind: 'content-type'; declaration: ContentTypeDeclaration };
export type TaxonomySource = { kind: 'taxonomy'; declaration: TaxonomyDeclaration };

/** A group of settings, with the values of all settings. */
export type SettingsGroupSource = FieldValues & { kind: 'settings-group'; group: string };

/** Objects that are declared in code and have no database row. */
export type DeclaredSource = { kind: 'plugin' | 'theme' | 'enqueued-script' | 'enqueued-stylesheet' | 'user-role' };

/** All objects that can resolve to an interface or union. */
export type Source =
  | NodeRow
  | TermRow
  | UserRow
  | CommentRow
  | MenuRow
  | MenuItemRow
  | GraphqlDocumentRow
  | ContentTypeSource
  | TaxonomySource;
