import { graphql } from 'relay-runtime';
import type { NewsCard_post$key } from '#generated/NewsCard_post.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';
import { DateText } from '#components/ui/core/DateText.tsx';
import styles from './NewsCard.module.css';
import { Picture } from '#components/ui/media/Picture.tsx';
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
        ...Picture_image
      }
    }
  }
`;

type Props = {
  post: NewsCard_post$key;
  /** Width in a `NewsGrid`: `lead` is three quarters. Use `side` in a `NewsSidebar`. */
  width?: 'lead' | 'quarter' | 'third' | 'side';
  /** Whether the excerpt is shown below the title. */
  excerpt?: boolean;
  priority?: boolean;
  level?: 2 | 3 | 4;
};

const sizes = {
  lead: '(width >= 48rem) 75vw, 100vw',
  third: '(width >= 48rem) 33vw, 100vw',
  quarter: '(width >= 48rem) 25vw, 100vw',
  side: '(width >= 48rem) 25vw, 100vw',
};

/** A news post with its picture. The whole card is one link. */
export function NewsCard({ post, width = 'third', excerpt = width === 'lead', priority, level = 3 }: Props) {
  const { title, uri, date, excerpt: excerptHtml, cardCategories, featuredImage } = readFragment(fragment, post);
  const Heading = `h${level}` as const;
  const category = cardCategories?.nodes[0]?.name;
  return (
    <article className={`${styles.card} ${styles[width]}`}>
      <Picture image={featuredImage?.node} sizes={sizes[width]} priority={priority ?? false} />
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
