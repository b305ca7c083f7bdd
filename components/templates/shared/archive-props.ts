import type { ListChips_root$key } from '#generated/ListChips_root.graphql.ts';
import type { ListCursor, PageUri } from '#lib/uri/page-uri.ts';

/** What the archive of every content type receives. `Key` is its fragment on ContentType. */
export type ArchiveProps<Key> = {
  contentType: Key;
  root: ListChips_root$key;
  listCursor: ListCursor | null;
  pageUri: PageUri;
};
