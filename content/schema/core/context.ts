/** What every resolver is given. */
import type { Services } from '../../commands/core/services.ts';
import type { ClientInfo } from '../../core/client-info.ts';
import type { CommentRow } from '../../core/rows/comments.ts';
import type { MenuItemRow, MenuRow } from '../../core/rows/menus.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { TermRow } from '../../core/rows/terms.ts';
import type { UserRow } from '../../core/rows/users.ts';
import type { ContentTypeDeclaration, TaxonomyDeclaration } from '#lib/content-model/define.ts';
import type { Viewer } from '../../permissions/viewer.ts';
import type { ContentStore } from '../../store/content-store.ts';

/** Facts about this installation that answers depend on. */
export type ContentSite = {
  /** Public address of the site, without a slash at the end: own links lead there. */
  siteUrl: string;
  /** Public address of the content service, without a slash at the end: media and `link` stay there. */
  contentUrl: string;
  /** IANA name, e.g. `America/Los_Angeles`: node dates are told in it. */
  timezone: string;
  /** Whether `blockCatalogue` answers: development and tests only. */
  catalogue: boolean;
};

export type ContentContext = {
  /** What the viewer may see; another one after each mutation. */
  store: ContentStore;
  site: ContentSite;
  viewer: Viewer;
  client: ClientInfo;
  services: Services;
  /** Forgets what was read, so that what follows sees what was written. */
  renewStore: () => void;
  /** Says that the answer is for who asks alone: it is kept for nobody. */
  markPrivate: () => void;
  isPublic: boolean;
};

export type ContentTypeSource = { kind: 'content-type'; declaration: ContentTypeDeclaration };
export type TaxonomySource = { kind: 'taxonomy'; declaration: TaxonomyDeclaration };

/** What is declared in the code and has no row of its own. */
export type DeclaredSource = { kind: 'plugin' | 'theme' | 'enqueued-script' | 'enqueued-stylesheet' | 'user-role' };

/** Everything that can stand behind an interface or union. */
export type Source = NodeRow | TermRow | UserRow | CommentRow | MenuRow | MenuItemRow | ContentTypeSource | TaxonomySource;
