import { graphql } from 'relay-runtime';
import type { PostTemplate_post$key } from '#generated/PostTemplate_post.graphql.ts';
import { BlockTree } from '#components/blocks/BlockTree.tsx';
import { Hero } from '#components/ui/Hero.tsx';
import { RichText } from '#components/ui/RichText.tsx';
import { Sheet } from '#components/ui/Sheet.tsx';
import { formatDate, toDateTime } from '#lib/format/date.ts';
import { readFragment } from '#lib/relay/server.ts';
import { Crumbs } from '#components/ui/Crumbs.tsx';
import { Title } from '../shared/Title.tsx';
import { PostData } from './PostData.tsx';
import { PostMeta } from './PostMeta.tsx';
import styles from './PostTemplate.module.css';
import { ReadNext } from './ReadNext.tsx';

/** A dated piece: opening, prose beside its particulars, and what to read next. */
export function PostTemplate({ post: key }: { post: PostTemplate_post$key }) {
  const post = readFragment(
    graphql`
      fragment PostTemplate_post on Post {
        title
        date
        seo {
          readingTime
          breadcrumbs {
            text
            url
          }
        }
        categories(first: 1) {
          nodes {
            name
            uri
          }
        }
        featuredImage {
          node {
            caption
            ...Picture_image
          }
        }
        postLeadSection {
          leadParagraph
          leadImage {
            caption
            ...Picture_image
          }
        }
        blocks(flat: true) {
          ...BlockTree_blocks
        }
        ...PostMeta_post
        ...PostData_post
        ...ReadNext_post
      }
    `,
    key,
  );
  const [category] = post.categories?.nodes ?? [];
  const image = post.postLeadSection?.leadImage ?? post.featuredImage?.node;
  const minutes = post.seo?.readingTime;
  return (
    <>
      <Crumbs crumbs={post.seo?.breadcrumbs} />
      <article>
        <Hero
          title={<Title html={post.title} />}
          image={image}
          caption={[image?.caption && <RichText key="caption" html={image.caption.replace(/^<p>|<\/p>\s*$/g, '')} profile="inline" />]}
        >
          <p className="label">
            {category && (
              <>
                <b>{category.name}</b>
                <br />
              </>
            )}
            <time dateTime={toDateTime(post.date) ?? undefined}>{formatDate(post.date)}</time>
            {minutes ? (
              <>
                <br />
                {minutes} {minutes === 1 ? 'minute' : 'minutes'} to read
              </>
            ) : null}
          </p>
        </Hero>
        <Sheet close as="div">
          <div className={styles.article}>
            <div className={`${styles.words} prose`}>
              <RichText html={post.postLeadSection?.leadParagraph} profile="block" className={`${styles.lead} lead`} />
              <BlockTree blocks={post.blocks ?? []} titled inColumn />
            </div>
            <PostMeta post={post} />
          </div>
        </Sheet>
        <PostData post={post} />
      </article>
      <ReadNext post={post} />
    </>
  );
}
