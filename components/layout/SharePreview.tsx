import { graphql } from 'relay-runtime';
import type { SharePreview_node$key } from '#generated/SharePreview_node.graphql.ts';
import buttons from '#components/ui/core/Button.module.css';
import { formatDateWithPattern } from '#lib/format/date-pattern.ts';
import { previewLifetimes } from '#lib/preview/lifetimes.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './SharePreview.module.css';

type Props = {
  node: SharePreview_node$key | null | undefined;
  /** The URI of this preview, to which the forms return. */
  uri: string;
  isOpen: boolean;
  failure: string | null;
};

/** The item of the bar with the forms that create and revoke preview links. They work without scripts. Content that cannot be shared has none. */
export function SharePreview({ node, uri, isOpen, failure }: Props) {
  const content = readFragment(
    graphql`
      fragment SharePreview_node on ContentNode {
        databaseId
        status
        previewLinks {
          id
          url
          expiresAt
          createdBy {
            name
          }
        }
        contentType {
          node {
            public
          }
        }
      }
    `,
    node,
  );
  if (!content?.previewLinks || !content.contentType?.node.public || content.status === 'trash') return null;
  const { databaseId, previewLinks } = content;
  return (
    <li className={styles.share}>
      <details open={isOpen}>
        <summary>
          <span>Share preview link{previewLinks.length > 0 ? ` (${previewLinks.length})` : ''}</span>
        </summary>
        <div className={styles.panel}>
          {failure ? <p role="alert">{failure}</p> : null}
          <form action="/api/preview-links/" method="post" className={styles.create}>
            <input type="hidden" name="id" value={databaseId} />
            <input type="hidden" name="redirect_uri" value={uri} />
            <p>
              Everyone with the link can see the newest version of this content, without an account, until the link expires or you revoke
              it.
            </p>
            <label>
              Valid for{' '}
              <select name="hours" defaultValue="168">
                {previewLifetimes.map(({ hours, label }) => (
                  <option key={hours} value={hours}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
            <button className={`${buttons.btn} ${buttons.small}`} type="submit">
              Create link
            </button>
          </form>
          {previewLinks.length > 0 ? (
            <ul className={styles.links}>
              {previewLinks.map(({ id, url, expiresAt, createdBy }, index) => (
                <li key={id}>
                  <label>
                    Link {previewLinks.length - index}, until {formatDateWithPattern(expiresAt, 'M j, Y, g:i a')} UTC
                    {createdBy?.name ? `, created by ${createdBy.name}` : ''}
                    <input type="url" readOnly value={url} />
                  </label>
                  <form action="/api/preview-links/" method="post">
                    <input type="hidden" name="revoke" value={id} />
                    <input type="hidden" name="redirect_uri" value={uri} />
                    <button className={`${buttons.btn} ${buttons.small}`} type="submit">
                      Revoke<span className="visually-hidden"> link {previewLinks.length - index}</span>
                    </button>
                  </form>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </details>
    </li>
  );
}
