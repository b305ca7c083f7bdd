import { graphql } from 'relay-runtime';
import type { SiteHeader_root$key } from '#generated/SiteHeader_root.graphql.ts';
import { Icon } from '#components/ui/core/Icon.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { PropertySearchField } from '#components/ui/property/PropertySearchField.tsx';
import { toSitePath } from '#lib/html/safe-href.ts';
import { readFragment } from '#lib/relay/server.ts';
import { getCurrentLink } from './current-link.ts';
import { MenuLinks } from './MenuLinks.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { getPanelCloserAttributes, PANEL_CLOSER_ID } from './panel-closer.ts';
import { PrintHeader } from './PrintHeader.tsx';
import { SiteLogo } from './SiteLogo.tsx';
import { SiteSearchForm } from './SiteSearchForm.tsx';
import styles from './SiteHeader.module.css';
import { Wordmark } from '#components/ui/core/Wordmark.tsx';

/** The id of the menu: a drawer that the menu button opens on small screens, and part of the header bar on wide screens. */
const MENU_ID = 'menu';

/**
 * The header: utility links, site search, logo, main menu with panels, and a link to the property search. The menu and its panels are popovers, which browsers
 * close on Escape and return the focus from without JavaScript. A panel also closes when the keyboard focus leaves it, because everything that follows or precedes
 * it in the menu bar shows an empty popover when it has the focus (`interestfor`). Browsers without this attribute only hide the panel.
 */
export function SiteHeader({ root }: { root: SiteHeader_root$key }) {
  const { main, top, generalSettings, identitySettings, options, nodeByUri } = readFragment(
    graphql`
      fragment SiteHeader_root on RootQuery {
        nodeByUri(uri: $uri, asPreview: $asPreview) {
          uri
        }
        generalSettings {
          title
          description
        }
        identitySettings {
          logo {
            ...SiteLogo_image
          }
        }
        options {
          footerContactInfo
        }
        main: menuItems(where: { location: MAIN_MENU, parentDatabaseId: 0 }, first: 12) {
          nodes {
            id
            label
            uri
            target
            featuredItem {
              showPropertySearch
            }
            childItems(first: 20) {
              nodes {
                id
              }
            }
            ...MenuPanel_item
          }
        }
        top: menuItems(where: { location: TOP_NAV_MENU, parentDatabaseId: 0 }, first: 10) {
          nodes {
            ...MenuLinks_items
          }
        }
      }
    `,
    root,
  );
  const name = generalSettings?.title ?? '';
  const current = nodeByUri?.uri ?? null;
  // Editors choose the menu item of the property search. The default is the list of all properties.
  const searchUri = main?.nodes.find(({ featuredItem }) => featuredItem?.showPropertySearch)?.uri ?? '/properties/';
  const searchPath = toSitePath(searchUri);
  return (
    <>
      <header className={styles.header}>
        <div className={styles.utility}>
          <p>{generalSettings?.description}</p>
          <nav aria-label="Utility">
            <MenuLinks items={top?.nodes ?? []} current={current} />
          </nav>
          <SiteSearchForm place="header" />
        </div>
        <div className={styles.bar}>
          <a className={styles.logo} href="/" aria-label={`${name}, home`} {...getPanelCloserAttributes()}>
            {identitySettings?.logo ? <SiteLogo image={identitySettings.logo} /> : <Wordmark name={name} />}
          </a>
          <nav className={styles.menu} id={MENU_ID} popover="auto" aria-label="Main">
            <button className={styles.close} type="button" popoverTarget={MENU_ID} popoverTargetAction="hide" autoFocus>
              Close
            </button>
            <div className={styles.drawerSearch}>
              {searchPath && <PropertySearchField action={searchPath} label="Find space" place="menu" />}
              <SiteSearchForm place="menu" />
            </div>
            <ul className={styles.list}>
              {main?.nodes.map((item) => (
                <li key={item.id}>
                  {item.childItems?.nodes.length ? (
                    <MenuPanel item={item} current={current} />
                  ) : (
                    <SmartLink
                      href={item.uri}
                      target={item.target}
                      current={getCurrentLink(item.uri, current)}
                      attributes={getPanelCloserAttributes()}
                    >
                      {item.label}
                    </SmartLink>
                  )}
                </li>
              ))}
            </ul>
            <div className={styles.drawerLinks}>
              <MenuLinks items={top?.nodes ?? []} current={current} />
              {options?.footerContactInfo && <RichText html={options.footerContactInfo} profile="block" />}
            </div>
          </nav>
          <a
            className={styles.findSpace}
            href={searchUri}
            {...getPanelCloserAttributes()}
            aria-current={searchUri === current ? 'page' : undefined}
          >
            <Icon name="search" /> Find space
          </a>
          <button className={styles.toggle} type="button" popoverTarget={MENU_ID}>
            Menu
          </button>
        </div>
        <div id={PANEL_CLOSER_ID} popover="auto" hidden />
      </header>
      <PrintHeader siteName={name} uri={current} />
    </>
  );
}
