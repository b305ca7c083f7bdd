import { Fragment } from 'react';
import { graphql } from 'relay-runtime';
import type { CoreLatestPosts_block$key } from '#generated/CoreLatestPosts_block.graphql.ts';
import { DateText } from '#components/ui/core/DateText.tsx';
import { Picture } from '#components/ui/media/Picture.tsx';
import { marginProps, PostList } from '#components/ui/news/PostList.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { truncateWords } from '#lib/format/truncate-words.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreLatestPosts.module.css';

/** Default length of an excerpt in WordPress. */
const EXCERPT_WORDS = 55;

/** The latest posts as rows or as a grid, with the details that the editor selects. */
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
  const showsFullPosts = attributes?.displayPostContentRadio === 'full_post';
  return (
    <PostList columns={attributes?.postLayout === 'grid' ? (attributes.coreColumns ?? 3) : null} className={getPresetClass(attributes)}>
      {posts.map(({ node, content }, index) => {
        const { title, uri, date, excerpt, author, featuredImage } = readLoopNode(node);
        const image = <Picture image={featuredImage?.node} sizes="(width >= 48rem) 33vw, 100vw" decorative />;
        return (
          <Fragment key={index}>
            {displayFeaturedImage && featuredImage && (
              <figure className={styles.image} {...marginProps}>
                {addLinkToFeaturedImage ? (
                  <SmartLink href={uri}>
                    {image}
                    <RichText html={title || 'Untitled'} profile="inline" className="visually-hidden" />
                  </SmartLink>
                ) : (
                  image
                )}
              </figure>
            )}
            {displayPostDate && (
              <p className="label" {...marginProps}>
                <DateText date={date} />
              </p>
            )}
            {displayAuthor && author?.node.name && (
              <p className="label" {...marginProps}>
                By {author.node.name}
              </p>
            )}
            <p className={styles.title}>
              <SmartLink href={uri}>
                <RichText html={title || 'Untitled'} profile="inline" />
              </SmartLink>
            </p>
            {displayPostContent &&
              (showsFullPosts ? (
                <RichText html={content} profile="block" />
              ) : (
                <RichText html={truncateWords(excerpt, attributes?.excerptLength ?? EXCERPT_WORDS)} profile="inline" as="p" />
              ))}
          </Fragment>
        );
      })}
    </PostList>
  );
}
