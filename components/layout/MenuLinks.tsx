import { graphql } from 'relay-runtime';
import type { MenuLinks_items$key } from '#generated/MenuLinks_items.graphql.ts';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { toSitePath } from '#lib/html/safe-href.ts';
import { readFragment } from '#lib/relay/server.ts';
import { SAVED_PATH } from '#lib/saved-properties/addresses.ts';
import { getCurrentLink } from './current-link.ts';
import styles from './MenuLinks.module.css';

/**
 * The items of a menu as a list of links. The link to the saved list shows the number of saved buildings.
 * @param current URI of the current page: the links to it and to its section are marked
 */
export function MenuLinks({ items, current = null }: { items: MenuLinks_items$key; current?: string | null }) {
  const links = readFragment(
    graphql`
      fragment MenuLinks_items on MenuItem @relay(plural: true) {
        id
        label
        uri
        target
      }
    `,
    items,
  );
  return (
    <ul className="plain">
      {links.map(({ id, label, uri, target }) => (
        <li key={id}>
          <SmartLink href={uri} target={target} current={getCurrentLink(uri, current)}>
            {label}
            {toSitePath(uri) === SAVED_PATH && <span className={styles.savedCount} />}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
