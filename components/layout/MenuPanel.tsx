import { graphql } from 'relay-runtime';
import type { MenuPanel_item$key } from '#generated/MenuPanel_item.graphql.ts';
import { Picture } from '#components/ui/media/Picture.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './SiteHeader.module.css';

/** A top-level menu item that opens a panel with its links and a featured item. Only one panel is open at a time, because they share a `name`. */
export function MenuPanel({ item, current }: { item: MenuPanel_item$key; current: string | null }) {
  const { label, description, featuredItem, childItems } = readFragment(
    graphql`
      fragment MenuPanel_item on MenuItem {
        label
        description
        featuredItem {
          heading
          link {
            url
            title
            target
          }
          image {
            ...Picture_image
          }
        }
        childItems(first: 20) {
          nodes {
            id
            label
            description
            uri
            target
          }
        }
      }
    `,
    item,
  );
  return (
    <details className={styles.megaMenu} name="menu">
      <summary>{label}</summary>
      <div className={styles.panel}>
        <div className={styles.intro}>
          <h3>{featuredItem?.heading ?? label}</h3>
          {description && <p className="quiet">{description}</p>}
        </div>
        <ul className={`plain ${styles.links}`}>
          {childItems?.nodes.map((child) => (
            <li key={child.id}>
              <SmartLink href={child.uri} target={child.target} current={child.uri !== null && child.uri === current}>
                {child.label}
                {child.description && <small>{child.description}</small>}
              </SmartLink>
            </li>
          ))}
        </ul>
        {featuredItem?.link?.url && (
          <SmartLink className={styles.feature} href={featuredItem.link.url} target={featuredItem.link.target}>
            {featuredItem.image && <Picture image={featuredItem.image} sizes="25vw" decorative />}
            <strong>{featuredItem.link.title}</strong>
          </SmartLink>
        )}
      </div>
    </details>
  );
}
