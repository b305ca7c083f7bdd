import { graphql } from 'relay-runtime';
import type { NewsCard_post$key } from '#generated/NewsCard_post.graphql.ts';
import { formatMonth, toDateOnly } from '#lib/format/date.ts';
import { readFragment } from '#lib/relay/server.ts';
import { DateText } from '#components/ui/core/DateText.tsx';
import styles from './NewsCard.module.css';
import { Picture } from '#components/ui/media/Picture.tsx';
import { claimPicture } from '#components/ui/media/shown-pictures.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';

const fragment = graphql`
  fragment NewsCard_post on Post {
    title
    uri
    date
    excerpt
    cardCategories: categories(first: 1) {
      nodes {
        name
      }
    }
    featuredImage {
      node {
        sourceUrl
        ...Picture_image
      }
    }
  }
`;

type Props = {
  post: NewsCard_post$key;
  /** Width in a `NewsGrid`: `lead` is three quarters. Use `side` in a `NewsSidebar` and `slide` in a `CardScroller`. */
  width?: 'lead' | 'quarter' | 'third' | 'side' | 'slide';
  /** Whether the excerpt is shown below the title. */
  excerpt?: boolean;
  priority?: boolean;
  level?: 2 | 3 | 4;
};

const sizes = {
  // The card is as tall as the sidebar next to it, and the picture is cropped at the sides.
  lead: '(width >= 72rem) 75vw, (width >= 48rem) 51rem, 100vw',
  third: '(width >= 48rem) 33vw, 100vw',
  quarter: '(width >= 48rem) 25vw, 100vw',
  side: '(width >= 48rem) 25vw, 100vw',
  slide: '(width >= 48rem) 35rem, 100vw',
};

/** A news post with its picture, or with its date in place of one that the page has shown already. The whole card is one link. */
export function NewsCard({ post, width = 'third', excerpt = width === 'lead', priority, level = 3 }: Props) {
  const { title, uri, date, excerpt: excerptHtml, cardCategories, featuredImage } = readFragment(fragment, post);
  const Heading = `h${level}` as const;
  const picture = featuredImage?.node;
  const category = cardCategories?.nodes[0]?.name;
  return (
    <article className={[styles.card, styles[width]].filter(Boolean).join(' ')}>
      {picture?.sourceUrl && claimPicture(picture.sourceUrl, `${uri} ${width} ${excerpt}`) ? (
        <Picture image={picture} sizes={sizes[width]} priority={priority ?? false} />
      ) : (
        <DatePlate date={date} />
      )}
      <p className={styles.meta}>
        {category && <b>{category}</b>} <DateText date={date} />
      </p>
      <Heading className={styles.title}>
        <SmartLink href={uri}>
          <RichText html={title} profile="inline" />
        </SmartLink>
      </Heading>
      {excerpt && <RichText html={excerptHtml} profile="inline" as="p" />}
    </article>
  );
}

/** The date as a picture. The text below says it as well. */
function DatePlate({ date }: { date: string | null }) {
  const day = toDateOnly(date)?.slice(-2);
  return (
    <div className={styles.plate} aria-hidden="true">
      <b>{day && Number(day)}</b>
      <span>{formatMonth(date)}</span>
    </div>
  );
}
