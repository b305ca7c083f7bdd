import { graphql } from 'relay-runtime';
import type { CoreRss_block$key } from '#generated/CoreRss_block.graphql.ts';
import { DateText } from '#components/ui/core/DateText.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { classifyHref } from '#lib/html/safe-href.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreRss.module.css';

/** Entries of a feed that the content service has read. If the feed cannot be read, this is a link to it, or nothing if its address is not an HTTP URL. */
export function CoreRss({ block }: { block: CoreRss_block$key }) {
  const { attributes, feed } = readFragment(
    graphql`
      fragment CoreRss_block on CoreRssBlock {
        attributes {
          feedURL
          blockLayout
          displayExcerpt
          displayAuthor
          displayDate
          excerptLength
          align
        }
        feed {
          title
          link
          date
          author
          text
        }
      }
    `,
    block,
  );
  if (!attributes) return null;
  if (!feed?.length) return <UnreadableFeed url={attributes.feedURL} />;
  const { displayDate, displayAuthor, displayExcerpt, excerptLength, blockLayout } = attributes;
  return (
    <ul className={getPresetClass(attributes, styles.entries, blockLayout === 'grid' && styles.grid)}>
      {feed.map(({ title, link, date, author, text }, index) => (
        <li key={index}>
          <p className={styles.title}>
            <SmartLink href={link}>{title}</SmartLink>
          </p>
          {((displayDate && date) || (displayAuthor && author)) && (
            <p className="label">
              {displayDate && <DateText date={date} />} {displayAuthor && author}
            </p>
          )}
          {displayExcerpt && text && <p>{truncateWords(text, excerptLength ?? 55)}</p>}
        </li>
      ))}
    </ul>
  );
}

function UnreadableFeed({ url }: { url: string | null | undefined }) {
  const link = classifyHref(url);
  if (link?.kind !== 'external') return null;
  return (
    <p>
      This feed is unavailable right now. Read it at <SmartLink href={link.href}>{new URL(link.href).host}</SmartLink>.
    </p>
  );
}

function truncateWords(text: string, maxWords: number): string {
  const words = text.split(' ');
  return words.length > maxWords ? `${words.slice(0, maxWords).join(' ')}…` : text;
}
