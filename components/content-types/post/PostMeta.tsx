import { graphql } from 'relay-runtime';
import type { PostMeta_post$key } from '#generated/PostMeta_post.graphql.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { TelephoneLink } from '#components/ui/people/TelephoneLink.tsx';
import { formatTelephone } from '#lib/format/telephone.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './PostTemplate.module.css';

/** Author, location, media contacts and tags of a post. Empty fields are left out. */
export function PostMeta({ post }: { post: PostMeta_post$key }) {
  const { author, postAuthorData, postMediaContact, postFields, tags } = readFragment(
    graphql`
      fragment PostMeta_post on Post {
        author {
          node {
            name
            uri
          }
        }
        postFields {
          location
          mediaContactHide
        }
        postAuthorData {
          displayAuthor
          addToAuthorsBio
          awardsRecognition
          author {
            title
            uri
            teamMeta {
              title
            }
          }
        }
        postMediaContact {
          aboutLinkLogistics
          source
          contactItems {
            content
            email
            phone
          }
        }
        tags(first: 20) {
          nodes {
            id
            name
            uri
          }
        }
      }
    `,
    post,
  );
  const writer = postAuthorData?.author;
  const contacts = postFields?.mediaContactHide ? [] : (postMediaContact?.contactItems ?? []);
  return (
    <aside className="stack" aria-label="About this article">
      <dl className={styles.meta}>
        {postAuthorData?.displayAuthor && (writer || author) && (
          <div>
            <dt>Written by</dt>
            <dd>
              <a href={(writer ?? author?.node)?.uri ?? '/'}>{writer?.title ?? author?.node.name}</a>
              {writer?.teamMeta?.title && (
                <>
                  <br />
                  {writer.teamMeta.title}
                </>
              )}
            </dd>
            <RichText as="dd" html={stripParagraphs(postAuthorData.addToAuthorsBio)} profile="inline" />
            <RichText as="dd" html={stripParagraphs(postAuthorData.awardsRecognition)} profile="inline" />
          </div>
        )}
        {postFields?.location && (
          <div>
            <dt>Location</dt>
            <dd>{postFields.location}</dd>
          </div>
        )}
        {contacts.length > 0 && (
          <div>
            <dt>Media contact</dt>
            {contacts.map(({ content, email, phone }, index) => (
              <dd key={index}>
                <RichText html={stripParagraphs(content)} profile="inline" /> <ContactDetails email={email} phone={phone} />
              </dd>
            ))}
          </div>
        )}
        {postMediaContact?.aboutLinkLogistics && !postFields?.mediaContactHide && (
          <div>
            <dt>About the company</dt>
            <RichText as="dd" html={stripParagraphs(postMediaContact.aboutLinkLogistics)} profile="inline" />
          </div>
        )}
        {tags?.nodes.length ? (
          <div>
            <dt>Tags</dt>
            <dd>
              {tags.nodes.map(({ id, name, uri }, index) => (
                <span key={id}>
                  <a href={uri ?? '/'}>{name}</a>
                  {index < tags.nodes.length - 1 && ', '}
                </span>
              ))}
            </dd>
          </div>
        ) : null}
      </dl>
    </aside>
  );
}

function ContactDetails({ email, phone }: { email: string | null; phone: string | null }) {
  const telephone = formatTelephone(phone);
  return (
    <>
      {telephone && (
        <>
          <br />
          <TelephoneLink telephone={telephone} />
        </>
      )}
      {email && (
        <>
          <br />
          <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
    </>
  );
}

/** Removes the paragraph tags of the rich text editor, because the text is shown inside a `dd` element. */
function stripParagraphs(html: string | null | undefined): string | null {
  return html?.replaceAll(/<\/p>\s*<p>/g, '<br>').replaceAll(/<\/?p>/g, '') ?? null;
}
