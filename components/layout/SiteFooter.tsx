import { graphql } from 'relay-runtime';
import type { SiteFooter_root$key } from '#generated/SiteFooter_root.graphql.ts';
import { Picture } from '#components/ui/media/Picture.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { readEnv } from '#lib/env/env.ts';
import { readFragment } from '#lib/relay/server.ts';
import { ConsentForm } from '#components/ui/consent/ConsentForm.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import { SiteSearchForm } from './SiteSearchForm.tsx';
import styles from './SiteFooter.module.css';
import { ThemePreference } from './ThemePreference.tsx';
import { TitleBlock, type TitleBlockEntry } from './TitleBlock.tsx';
import { WordmarkLetters } from '#components/ui/core/Wordmark.tsx';

/** Names that were stored before editors could enter any name. */
const networks: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  x: 'X',
  youtube: 'YouTube',
  instagram: 'Instagram',
  facebook: 'Facebook',
};

type Props = {
  root: SiteFooter_root$key;
  titleBlock?: readonly TitleBlockEntry[];
  /** Whether all visitors get the same document, as on the 404 page. Such a page can be neither translated nor adapted to a visitor's choices. */
  isSameForAll?: boolean;
};

/** The footer: menu columns, headquarters, social media links, title block, legal links, the choice of measurement and the color scheme switch. */
export function SiteFooter({ root, titleBlock, isSameForAll = false }: Props) {
  const { footer, legal, options, generalSettings } = readFragment(
    graphql`
      fragment SiteFooter_root on RootQuery {
        generalSettings {
          title
        }
        options {
          footerContactInfo
          gaId
          gtmId
          socialMedia {
            social
            link
            icon {
              ...Picture_image
            }
          }
        }
        footer: menuItems(where: { location: FOOTER_MENU, parentDatabaseId: 0 }, first: 6) {
          nodes {
            id
            label
            childItems(first: 12) {
              nodes {
                ...MenuLinks_items
              }
            }
          }
        }
        legal: menuItems(where: { location: LEGAL_MENU, parentDatabaseId: 0 }, first: 10) {
          nodes {
            ...MenuLinks_items
          }
        }
      }
    `,
    root,
  );
  const name = generalSettings?.title ?? '';
  return (
    <footer className={styles.footer}>
      <div className={styles.top}>
        {footer?.nodes.map((column) => (
          <nav key={column.id} aria-labelledby={`footer-${column.id}`}>
            <h2 id={`footer-${column.id}`}>{column.label}</h2>
            <MenuLinks items={column.childItems?.nodes ?? []} />
          </nav>
        ))}
        <div className={styles.contact}>
          {options?.footerContactInfo && (
            <>
              <h2>Headquarters</h2>
              <RichText html={options.footerContactInfo} profile="block" />
            </>
          )}
          {options?.socialMedia?.length ? (
            <ul className="plain">
              {options.socialMedia.map(({ social, link, icon }) => (
                <li key={link}>
                  <SmartLink href={link}>
                    <Picture image={icon} sizes="1.25rem" decorative inNavigation className={styles.icon} />
                    {networks[social ?? ''] ?? social}
                  </SmartLink>
                </li>
              ))}
            </ul>
          ) : null}
          <SiteSearchForm place="footer" />
        </div>
      </div>
      <p className={styles.wordmark}>
        <WordmarkLetters name={name} />
      </p>
      {titleBlock && <TitleBlock entries={titleBlock} />}
      <div className={styles.legal}>
        <span>© {name}</span>
        <nav aria-label="Legal">
          <MenuLinks items={legal?.nodes ?? []} />
        </nav>
        {!isSameForAll && readEnv().TRANSLATION_SCRIPT_URL !== 'off' && (
          <a href="?translate=on" rel="nofollow">
            Translate with Google
          </a>
        )}
        {!isSameForAll && (options?.gaId || options?.gtmId) && <ConsentForm showsLabel />}
        <ThemePreference />
      </div>
    </footer>
  );
}
