import { graphql } from 'relay-runtime';
import type { NewsList_posts$key } from '#generated/NewsList_posts.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';
import { DateText } from '#components/ui/core/DateText.tsx';
import styles from './NewsList.module.css';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';

const fragment = graphql`
  fragment NewsList_posts on Post @relay(plural: true) {
    id
    title
    uri
    date
    cardCategories: categories(first: 1) {
      nodes {
        name
      }
    }
  }
`;

/** News posts as a list: date, category and title. */
export function NewsList({ posts, level = 3 }: { posts: NewsList_posts$key; level?: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.rows}>
      {readFragment(fragment, posts).map(({ id, title, uri, date, cardCategories }) => (
        <li key={id}>
          <DateText date={date} className="label" />
          <Heading className={styles.title}>
            <SmartLink href={uri}>
              <RichText html={title} profile="inline" />
            </SmartLink>
          </Heading>
          <span className="label">{cardCategories?.nodes[0]?.name}</span>
        </li>
      ))}
    </ul>
  );
}
