import { graphql } from 'relay-runtime';
import type { ListChips_root$key } from '#generated/ListChips_root.graphql.ts';
import { ArrowLink } from '#components/ui/core/ArrowLink.tsx';
import { type Chip, ChipLinks } from '#components/ui/navigation/ChipLinks.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './ListChips.module.css';

type Props = {
  root: ListChips_root$key;
  list: 'posts' | 'properties';
  /** Path of the current list. */
  current: string | null;
  /** Links to the same lists with other filters, which replace those without. */
  filtered?: readonly Chip[] | null;
};

/**
 * Filter links above a list of posts or properties: all of them, or those of one category or status. The first links to the archive, which for
 * posts can be the posts page. A list of properties also links to the search, with the same filter.
 */
export function ListChips({ root, list, current, filtered }: Props) {
  const { categories, allStatus, contentTypes, propertySearchUri } = readFragment(
    graphql`
      fragment ListChips_root on RootQuery {
        categories(first: 30) {
          nodes {
            name
            uri
            count
          }
        }
        allStatus(first: 30) {
          nodes {
            name
            uri
            count
            propertySearchUri
          }
        }
        propertySearchUri
        contentTypes(first: 100) {
          nodes {
            name
            uri
          }
        }
      }
    `,
    root,
  );
  const type = list === 'posts' ? 'post' : 'properties';
  const archive = contentTypes?.nodes.find(({ name }) => name === type)?.uri ?? null;
  const terms = (list === 'posts' ? categories : allStatus)?.nodes ?? [];
  const chips =
    filtered ??
    [{ name: list === 'posts' ? 'All news' : 'All properties', uri: archive, count: 0 }, ...terms.filter(({ count }) => count)].flatMap(
      ({ name, uri, count }) => (name && uri ? [{ href: uri, title: count ? `${name} (${count})` : name, current: uri === current }] : []),
    );
  // The list itself may be where the menu leads.
  const searchUri = (list === 'properties' && allStatus?.nodes.find(({ uri }) => uri === current)?.propertySearchUri) || propertySearchUri;
  const hasSearch = list === 'properties' && !searchUri.startsWith(archive ?? '?');
  if (chips.length < 2 && !hasSearch) return null;
  return (
    <div className={`${styles.chips} tick-rule screen-only`}>
      {chips.length > 1 && <ChipLinks label={list === 'posts' ? 'Categories' : 'Availability'} chips={chips} />}
      {hasSearch && <ArrowLink href={searchUri}>Search these buildings by size, location and features</ArrowLink>}
    </div>
  );
}
