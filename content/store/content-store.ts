/**
 * Everything that the GraphQL layer can read. A store serves one request: equal reads within the request run once, and reads of the same tick
 * share a statement, so the number of SQL statements does not grow with the number of nodes.
 * A store returns only what its viewer may see. Anything else is absent.
 */
import type { CommentReader } from './comments/comments.ts';
import type { MediaReader } from './media.ts';
import type { MenuReader } from './menus.ts';
import type { NewsFacetReader } from './nodes/news-facets.ts';
import type { NodeListReader } from './nodes/node-lists.ts';
import type { NodeReader } from './nodes/nodes.ts';
import type { RelatedPostReader } from './nodes/related-posts.ts';
import type { VersionReader } from './nodes/versions.ts';
import type { OptionReader } from './options.ts';
import type { PlaceReader } from './places/portfolios.ts';
import type { RedirectReader } from './redirects.ts';
import type { FilterOptionReader } from './search/filter-options.ts';
import type { NodeSearch } from './search/node-search.ts';
import type { PropertySearch } from './search/property-search.ts';
import type { TermReader } from './terms/terms.ts';
import type { UserReader } from './users/users.ts';

export interface ContentStore
  extends
    NodeReader,
    NodeListReader,
    NewsFacetReader,
    RelatedPostReader,
    VersionReader,
    NodeSearch,
    PropertySearch,
    FilterOptionReader,
    MediaReader,
    TermReader,
    PlaceReader,
    UserReader,
    CommentReader,
    MenuReader,
    OptionReader,
    RedirectReader {
  /** Number of SQL statements sent so far in this request. Tests check it. */
  readonly statements: number;
}
