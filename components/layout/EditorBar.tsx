import type { ReactNode } from 'react';
import { graphql } from 'relay-runtime';
import type { EditorBar_root$data, EditorBar_root$key } from '#generated/EditorBar_root.graphql.ts';
import { readEnv } from '#lib/env/env.ts';
import { formatDateWithPattern } from '#lib/format/date-pattern.ts';
import { toDateTime } from '#lib/format/date.ts';
import { readFragment } from '#lib/relay/server.ts';
import { getAuthRoute } from '#lib/session/login-path.ts';
import styles from './EditorBar.module.css';
import { SharePreview } from './SharePreview.tsx';
import { getStatusLabel } from './status-labels.ts';

type Props = {
  root: EditorBar_root$key;
  /** The URI of this preview, to which forms return. */
  uri: string;
  isShareOpen: boolean;
  /** Why the previous form failed. */
  failure: string | null;
};

/** The bar above a preview: the version that is shown, the status of the content, the other editor if there is one, and what an editor can do. */
export function EditorBar({ root, uri, isShareOpen, failure }: Props) {
  const { nodeByUri: node, viewer } = readFragment(
    graphql`
      fragment EditorBar_root on RootQuery {
        viewer {
          name
        }
        nodeByUri(uri: $uri, asPreview: true) {
          uri
          ... on ContentNode {
            databaseId
            status
            slug
            hasPassword
            date
            modified
            otherEditorName
            lastEditedBy {
              node {
                name
              }
            }
            ...SharePreview_node @alias(as: "share")
          }
          ... on NodeWithAuthor {
            author {
              node {
                name
              }
            }
          }
          ... on BlockEditorContentNode {
            shownBlockPreview {
              modified
              author {
                node {
                  name
                }
              }
            }
          }
          ... on NodeWithRevisions {
            revisionOf {
              node {
                databaseId
                status
                uri
                hasPassword
                date
                otherEditorName
                ...SharePreview_node @alias(as: "share")
              }
            }
          }
        }
      }
    `,
    root,
  );
  const content = node?.revisionOf?.node ?? node;
  const status = content?.status ?? '';
  const isPublished = status === 'publish' || (status === 'inherit' && !node?.revisionOf);
  const { EDITOR_URL } = readEnv();
  const editUrl = EDITOR_URL && content?.databaseId ? EDITOR_URL.replace('{id}', String(content.databaseId)) : null;
  const { label, date, by } = describeVersion(node);
  return (
    <aside className={styles.bar} aria-label="Preview">
      <p className={styles.summary}>
        <strong>{label}</strong>{' '}
        {date ? (
          <span>
            <SavedAt date={date} />
            {by ? ` by ${by}` : ''}
          </span>
        ) : null}{' '}
        <span>
          {getStatusLabel(status)}
          {status === 'future' ? (
            <>
              {' '}
              for <SavedAt date={content?.date} />
            </>
          ) : null}
          {content?.hasPassword ? ', password-protected' : ''}
        </span>{' '}
        {content?.otherEditorName ? <span className={styles.conflict}>{content.otherEditorName} is editing this now</span> : null}
      </p>
      <ul className={styles.actions}>
        {editUrl ? <Action href={editUrl}>Edit</Action> : null}
        <SharePreview node={content?.share} uri={uri} isOpen={isShareOpen} failure={failure} />
        <Action href={isPublished ? (content?.uri ?? '/') : '/'}>Leave preview</Action>
        <li>
          <form action={getAuthRoute('logout')} method="post">
            <button type="submit">Sign out{viewer?.name ? ` ${viewer.name}` : ''}</button>
          </form>
        </li>
      </ul>
    </aside>
  );
}

function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href}>{children}</a>
    </li>
  );
}

function SavedAt({ date }: { date: string | null | undefined }) {
  return <time dateTime={toDateTime(date) ?? undefined}>{formatDateWithPattern(date, 'M j, Y, g:i a')}</time>;
}

type PreviewedNode = EditorBar_root$data['nodeByUri'];

/** The name of the version that the preview shows, its date, and its author. */
function describeVersion(node: PreviewedNode): { label: string; date: string | null | undefined; by: string | null | undefined } {
  const blocks = node?.shownBlockPreview;
  if (blocks) return { label: 'Unsaved blocks', date: blocks.modified, by: blocks.author?.node.name };
  // The slug is the only property in which an autosave differs from other revisions.
  if (node?.revisionOf && node.slug?.endsWith('-autosave-v1'))
    return { label: 'Autosave', date: node.modified, by: node.author?.node.name };
  if (node?.revisionOf) return { label: 'Revision', date: node.modified, by: node.author?.node.name };
  return { label: 'Saved version', date: node?.modified, by: node?.lastEditedBy?.node.name };
}
