/** What every resolver is given. */
import type { Block } from '../blocks/types.ts';
import type { CommentRow, ContentStore, MenuItemRow, MenuRow, NodeRow, TermRow, UserRow } from '../store/types.ts';
import type { ContentTypeDeclaration, TaxonomyDeclaration } from '../model/define.ts';

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

export type ContentContext = { store: ContentStore; site: ContentSite };

/** A block with what is needed to find its relatives. */
export type BlockSource = { kind: 'block'; block: Block; all: readonly Block[]; node: NodeRow | null };

export type ContentTypeSource = { kind: 'content-type'; declaration: ContentTypeDeclaration };
export type TaxonomySource = { kind: 'taxonomy'; declaration: TaxonomyDeclaration };

/** Everything that can stand behind an interface or union. */
export type Source = NodeRow | TermRow | UserRow | CommentRow | MenuRow | MenuItemRow | ContentTypeSource | TaxonomySource;
