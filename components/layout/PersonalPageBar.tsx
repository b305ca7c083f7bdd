import { graphql } from 'relay-runtime';
import buttons from '#components/ui/core/Button.module.css';
import type { PersonalPageBar_root$key } from '#generated/PersonalPageBar_root.graphql.ts';
import { UNLOCK_ROUTE } from '#lib/content-passwords/unlock-form.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './PersonalPageBar.module.css';

/** The bar above a page that other visitors cannot see: why this visitor sees it. @param hasPasswords whether the visitor has entered the password of any content */
export function PersonalPageBar({ root, hasPasswords }: { root: PersonalPageBar_root$key; hasPasswords: boolean }) {
  const { nodeByUri: node } = readFragment(
    graphql`
      fragment PersonalPageBar_root on RootQuery {
        nodeByUri(uri: $uri) {
          uri
          ... on ContentNode {
            status
            hasPassword
            isRestricted
            editingLockedBy {
              node {
                name
              }
            }
          }
        }
      }
    `,
    root,
  );
  // Only editors see who has the content open.
  const editor = node?.editingLockedBy?.node.name;
  const lock = editor ? ` ${editor} is editing it.` : '';
  if (node?.status === 'private')
    return (
      <aside className={styles.bar} aria-label="Visibility">
        <p>
          <strong>Private</strong> · Only signed-in editors can see this page.{lock}
        </p>
      </aside>
    );
  if (!node?.hasPassword || node.isRestricted) return null;
  return (
    <aside className={styles.bar} aria-label="Visibility">
      <p>
        <strong>Password-protected</strong> ·{' '}
        {hasPasswords ? 'You have entered a password.' : 'You can see this page because you may edit it.'}
        {lock}
      </p>
      {hasPasswords && (
        <form action={UNLOCK_ROUTE} method="post">
          <input type="hidden" name="uri" value={node.uri ?? '/'} />
          <button className={buttons.link} type="submit" name="lock" value="1">
            Lock again
          </button>
        </form>
      )}
    </aside>
  );
}
