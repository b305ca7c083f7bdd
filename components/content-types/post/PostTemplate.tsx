import { graphql } from 'relay-runtime';
import type { PostTemplate_post$key } from '#generated/PostTemplate_post.graphql.ts';
import { BlockTree } from '#components/blocks/BlockTree.tsx';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { formatDate, toDateTime } from '#lib/format/date.ts';
import { readFragment } from '#lib/relay/server.ts';
import { Breadcrumbs } from '#components/ui/navigation/Breadcrumbs.tsx';
import { Title } from '#components/templates/shared/Title.tsx';
import { PostMeta } from './PostMeta.tsx';
import styles from './PostTemplate.module.css';
import { RelatedPosts } from './RelatedPosts.tsx';

/** The page of a post: hero, text with details next to it, and related posts. */
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
        ...RelatedPosts_post
      }
    `,
    key,
  );
  const [category] = post.categories?.nodes ?? [];
  const image = post.postLeadSection?.leadImage ?? post.featuredImage?.node;
  const minutes = post.seo?.readingTime;
  return (
    <>
      <Breadcrumbs items={post.seo?.breadcrumbs} />
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
                {minutes} min read
              </>
            ) : null}
          </p>
        </Hero>
        <PageSheet lessPadding as="div">
          <div className={styles.article}>
            <div className={`${styles.body} prose`}>
              <RichText html={post.postLeadSection?.leadParagraph} profile="block" className={`${styles.lead} lead`} />
              <BlockTree blocks={post.blocks ?? []} hasPageTitle isInColumn />
            </div>
            <PostMeta post={post} />
          </div>
        </PageSheet>
      </article>
      <RelatedPosts post={post} />
    </>
  );
}
