import { graphql } from 'relay-runtime';
import type { ListChips_root$key } from '#generated/ListChips_root.graphql.ts';
import { ChipLinks } from '#components/ui/navigation/ChipLinks.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './ListChips.module.css';

/**
 * Chips above a list of posts or properties: everything, or one category or status. The first leads to the archive, whose address is that of
 * the posts page or of the content type.
 */
export function ListChips({ root, of, current }: { root: ListChips_root$key; of: 'posts' | 'properties'; current: string | null }) {
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
  const type = of === 'posts' ? 'post' : 'properties';
  const archive = contentTypes?.nodes.find(({ name }) => name === type)?.uri ?? null;
  const terms = (of === 'posts' ? categories : allStatus)?.nodes ?? [];
  const chips = [{ name: of === 'posts' ? 'Everything' : 'All', uri: archive, count: 0 }, ...terms.filter(({ count }) => count)].flatMap(
    ({ name, uri, count }) => (name && uri ? [{ href: uri, title: count ? `${name} (${count})` : name, current: uri === current }] : []),
  );
  if (chips.length < 2) return null;
  return (
    <div className={styles.chips}>
      <ChipLinks label={of === 'posts' ? 'Categories' : 'Availability'} chips={chips} />
    </div>
  );
}
