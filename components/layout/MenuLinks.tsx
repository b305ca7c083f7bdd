import { graphql } from 'relay-runtime';
import type { MenuLinks_items$key } from '#generated/MenuLinks_items.graphql.ts';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** The items of a menu as a list of links. @param current URI of the current page, whose link is marked. */
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
          <SmartLink href={uri} target={target} current={uri !== null && uri === current}>
            {label}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
