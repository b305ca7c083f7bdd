import { graphql } from 'relay-runtime';
import type { EditorBar_root$key } from '#generated/EditorBar_root.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './EditorBar.module.css';

const statusLabels: Readonly<Record<string, string>> = {
  publish: 'Published',
  draft: 'Draft',
  pending: 'Pending review',
  future: 'Scheduled',
  private: 'Private',
  // Media have no status of their own.
  inherit: 'Published',
  trash: 'In the trash',
  'auto-draft': 'Not saved yet',
};

/** The bar above a preview: the version that is shown, the status of the content, the other editor if there is one, and links to leave the preview. */
export function EditorBar({ root }: { root: EditorBar_root$key }) {
  const { nodeByUri: node, viewer } = readFragment(
    graphql`
      fragment EditorBar_root on RootQuery {
        viewer {
          name
          databaseId
        }
        nodeByUri(uri: $uri, asPreview: true) {
          ... on ContentNode {
            status
            isPreview
            hasPassword
            editingLockedBy {
              node {
                name
                databaseId
              }
            }
          }
          ... on NodeWithRevisions {
            revisionOf {
              node {
                status
                uri
              }
            }
          }
          uri
        }
      }
    `,
    root,
  );
  const original = node?.revisionOf?.node;
  const status = original?.status ?? node?.status ?? '';
  const publishedUri = status === 'publish' ? (original?.uri ?? node?.uri) : null;
  const lock = node?.editingLockedBy?.node;
  return (
    <aside className={styles.bar} aria-label="Preview">
      <p>
        <strong>{node?.isPreview ? 'Unsaved changes' : original ? 'Revision' : 'Current version'}</strong>
        {' · '}
        {statusLabels[status] ?? status}
        {node?.hasPassword ? ', password-protected' : ''}
        {lock && lock.databaseId !== viewer?.databaseId ? ` · ${lock.name ?? 'Another editor'} is editing this` : ''}
      </p>
      <ul>
        {publishedUri ? (
          <li>
            <a href={publishedUri}>Published page</a>
          </li>
        ) : null}
        <li>
          <a href="/">Leave preview</a>
        </li>
        <li>
          <form action="/api/faust/auth/logout/" method="post">
            <button type="submit">Sign out{viewer?.name ? ` ${viewer.name}` : ''}</button>
          </form>
        </li>
      </ul>
    </aside>
  );
}
