import { Fragment } from 'react';
import { graphql } from 'relay-runtime';
import type { CoreLatestPosts_block$key } from '#generated/CoreLatestPosts_block.graphql.ts';
import { DateText } from '#components/ui/DateText.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { aside, PostList } from '#components/ui/PostList.tsx';
import { presetClass } from '#components/ui/presets.ts';
import { RichText } from '#components/ui/RichText.tsx';
import { SmartLink } from '#components/ui/SmartLink.tsx';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { firstWords } from '#lib/format/first-words.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreLatestPosts.module.css';

/** WordPress’s own length of an excerpt. */
const EXCERPT_WORDS = 55;

/** The newest posts, as rows or as a grid, with as much of each as an editor chose. */
export function CoreLatestPosts({ block }: { block: CoreLatestPosts_block$key }) {
  const { attributes, posts } = readFragment(
    graphql`
      fragment CoreLatestPosts_block on CoreLatestPostsBlock {
        attributes {
          ... on CoreLatestPostsBlockAttributes {
            postLayout
            coreColumns: columns
            displayPostContent
            displayPostContentRadio
            excerptLength
            displayAuthor
            displayPostDate
            displayFeaturedImage
            addLinkToFeaturedImage
            align
            backgroundColor
            textColor
            fontSize
            style
          }
        }
        posts {
          node {
            ...loopNode_node
          }
          content
        }
      }
    `,
    block,
  );
  if (!posts?.length) return null;
  const { displayAuthor, displayPostDate, displayFeaturedImage, addLinkToFeaturedImage, displayPostContent } = attributes ?? {};
  const isWhole = attributes?.displayPostContentRadio === 'full_post';
  return (
    <PostList columns={attributes?.postLayout === 'grid' ? (attributes.coreColumns ?? 3) : null} className={presetClass(attributes)}>
      {posts.map(({ node, content }, index) => {
        const { title, uri, date, excerpt, author, featuredImage } = readLoopNode(node);
        const picture = <Picture image={featuredImage?.node} sizes="(width >= 48rem) 33vw, 100vw" decorative />;
        return (
          <Fragment key={index}>
            {displayFeaturedImage && featuredImage && (
              <figure className={styles.picture} {...aside}>
                {addLinkToFeaturedImage ? (
                  <SmartLink href={uri}>
                    {picture}
                    <RichText html={title || 'Untitled'} profile="inline" className="visually-hidden" />
                  </SmartLink>
                ) : (
                  picture
                )}
              </figure>
            )}
            {displayPostDate && (
              <p className="label" {...aside}>
                <DateText date={date} />
              </p>
            )}
            {displayAuthor && author?.node.name && (
              <p className="label" {...aside}>
                By {author.node.name}
              </p>
            )}
            <p className={styles.title}>
              <SmartLink href={uri}>
                <RichText html={title || 'Untitled'} profile="inline" />
              </SmartLink>
            </p>
            {displayPostContent &&
              (isWhole ? (
                <RichText html={content} profile="block" />
              ) : (
                <RichText html={firstWords(excerpt, attributes?.excerptLength ?? EXCERPT_WORDS)} profile="inline" as="p" />
              ))}
          </Fragment>
        );
      })}
    </PostList>
  );
}
