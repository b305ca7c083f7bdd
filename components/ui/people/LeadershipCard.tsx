import { graphql } from 'relay-runtime';
import type { LeadershipCard_person$key } from '#generated/LeadershipCard_person.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './LeadershipCard.module.css';
import { Portrait } from './Portrait.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';

const fragment = graphql`
  fragment LeadershipCard_person on Leadership {
    title
    uri
    leadershipMeta {
      title
      excerpt
      largeImage {
        ...Portrait_image
      }
    }
    featuredImage {
      node {
        ...Portrait_image
      }
    }
  }
`;

type Props = {
  person: LeadershipCard_person$key;
  /** Whether this is the first card, which is larger and has an excerpt. */
  first?: boolean;
  /** Whether the portrait is in view when the page opens. */
  priority?: boolean;
  level?: 2 | 3 | 4;
};

/** A member of the leadership: portrait, name and title. The whole card is one link. */
export function LeadershipCard({ person, first, priority, level = 3 }: Props) {
  const { title, uri, leadershipMeta, featuredImage } = readFragment(fragment, person);
  const Heading = `h${level}` as const;
  return (
    <article className={first ? `${styles.card} ${styles.first}` : styles.card}>
      <Portrait
        image={(first && leadershipMeta?.largeImage) || featuredImage?.node}
        priority={priority ?? false}
        sizes={first ? '(width >= 64rem) 25vw, (width >= 40rem) 50vw, 90vw' : '(width >= 64rem) 25vw, (width >= 40rem) 33vw, 50vw'}
      />
      <div className="stack stack--s">
        <Heading className={styles.name}>
          <SmartLink href={uri}>
            <RichText html={title} profile="inline" />
          </SmartLink>
        </Heading>
        {leadershipMeta?.title && <p className="label">{leadershipMeta.title}</p>}
        {first && <RichText html={leadershipMeta?.excerpt} profile="inline" as="p" />}
      </div>
    </article>
  );
}
