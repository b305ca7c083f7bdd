import { graphql } from 'relay-runtime';
import type { CoreRss_block$key } from '#generated/CoreRss_block.graphql.ts';
import { DateText } from '#components/ui/core/DateText.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreRss.module.css';

/** What others write: entries of a feed the content service has read. A feed that cannot be read leaves nothing. */
export function CoreRss({ block }: { block: CoreRss_block$key }) {
  const { attributes, feed } = readFragment(
    graphql`
      fragment CoreRss_block on CoreRssBlock {
        attributes {
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
  if (!attributes || !feed?.length) return null;
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
          {displayExcerpt && text && <p>{firstWords(text, excerptLength ?? 55)}</p>}
        </li>
      ))}
    </ul>
  );
}

function firstWords(text: string, most: number): string {
  const words = text.split(' ');
  return words.length > most ? `${words.slice(0, most).join(' ')}…` : text;
}
