import { graphql } from 'relay-runtime';
import type { ListChips_root$key } from '#generated/ListChips_root.graphql.ts';
import { ChipLinks } from '#components/ui/navigation/ChipLinks.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './ListChips.module.css';

/**
 * Filter links above a list of posts or properties: all of them, or those of one category or status. The first links to the archive, which for
 * posts can be the posts page.
 */
export function ListChips({ root, list, current }: { root: ListChips_root$key; list: 'posts' | 'properties'; current: string | null }) {
  const { categories, allStatus, contentTypes } = readFragment(
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
          }
        }
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
  const chips = [
    { name: list === 'posts' ? 'All news' : 'All properties', uri: archive, count: 0 },
    ...terms.filter(({ count }) => count),
  ].flatMap(({ name, uri, count }) =>
    name && uri ? [{ href: uri, title: count ? `${name} (${count})` : name, current: uri === current }] : [],
  );
  if (chips.length < 2) return null;
  return (
    <div className={styles.chips}>
      <ChipLinks label={list === 'posts' ? 'Categories' : 'Availability'} chips={chips} />
    </div>
  );
}
