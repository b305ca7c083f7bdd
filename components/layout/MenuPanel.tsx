import { useId } from 'react';
import { graphql } from 'relay-runtime';
import type { MenuPanel_item$key } from '#generated/MenuPanel_item.graphql.ts';
import { Picture } from '#components/ui/media/Picture.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { readFragment } from '#lib/relay/server.ts';
import { getCurrentLink } from './current-link.ts';
import { getPanelCloserAttributes } from './panel-closer.ts';
import styles from './SiteHeader.module.css';

/**
 * A top-level menu item that opens a panel with its links and a featured item; only one panel is open at a time. In the header bar, the panel is a popover. In the
 * menu of a small screen, which is a popover itself, browsers would not return the focus from a second one: there, the state of a `details` element
 * shows the panel below its heading.
 */
export function MenuPanel({ item, current }: { item: MenuPanel_item$key; current: string | null }) {
  const id = useId();
  const closerId = `${id}closer`;
  const { label, uri, target, description, featuredItem, childItems } = readFragment(
    graphql`
      fragment MenuPanel_item on MenuItem {
        label
        uri
        target
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
    <>
      <details className={styles.section} name="menu-section">
        <summary className={styles.opener}>{label}</summary>
      </details>
      <button
        className={`${styles.opener} ${styles.popoverOpener}`}
        type="button"
        popoverTarget={id}
        {...getPanelCloserAttributes(closerId)}
      >
        {label}
      </button>
      <div className={styles.panel} id={id} popover="auto" role="group" aria-label={label ?? undefined}>
        <div className={styles.intro}>
          <p className={styles.introTitle}>
            {uri ? (
              <SmartLink href={uri} target={target} current={getCurrentLink(uri, current)}>
                {label}
              </SmartLink>
            ) : (
              label
            )}
          </p>
          {description && <p className="quiet">{description}</p>}
        </div>
        <ul className={`plain ${styles.links}`}>
          {childItems?.nodes.map((child) => (
            <li key={child.id}>
              <SmartLink href={child.uri} target={child.target} current={getCurrentLink(child.uri, current)}>
                {child.label}
                {child.description && <small>{child.description}</small>}
              </SmartLink>
            </li>
          ))}
        </ul>
        {featuredItem?.link?.url && (
          <SmartLink className={styles.feature} href={featuredItem.link.url} target={featuredItem.link.target}>
            {featuredItem.image && <Picture image={featuredItem.image} sizes="25vw" decorative inNavigation />}
            <strong>{featuredItem.heading ?? featuredItem.link.title}</strong>
            {featuredItem.heading && <small>{featuredItem.link.title}</small>}
          </SmartLink>
        )}
        <div id={closerId} popover="auto" hidden />
      </div>
    </>
  );
}
