import { graphql } from 'relay-runtime';
import type { PasswordForm_node$key } from '#generated/PasswordForm_node.graphql.ts';
import { Icon } from '#components/ui/core/Icon.tsx';
import { ErrorSummary } from '#components/ui/forms/ErrorSummary.tsx';
import { FieldError } from '#components/ui/forms/FieldMessages.tsx';
import styles from '#components/ui/forms/Form.module.css';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { MAX_PASSWORD_LENGTH, UNLOCK_ROUTE } from '#lib/content-passwords/unlock-form.ts';
import { readFragment } from '#lib/relay/server.ts';
import { Title } from './shared/Title.tsx';

const FIELD_ID = 'content-password';

type Props = { node: PasswordForm_node$key; message: string | null };

/**
 * Replaces password-protected content, which is never fetched, so that the page contains none of it. The document server recognizes the page by its `meta`
 * element (`isPasswordForm`). @param message why the form has failed
 */
export function PasswordForm({ node, message }: Props) {
  const { title, uri } = readFragment(
    graphql`
      fragment PasswordForm_node on NodeWithTitle {
        title
        ... on ContentNode {
          uri
        }
      }
    `,
    node,
  );
  return (
    <>
      <meta name="content-access" content="password" />
      <Hero
        variant="compact"
        title={
          <>
            Protected: <Title html={title} />
          </>
        }
      >
        <p>This content is password-protected. To view it, enter the password.</p>
      </Hero>
      <PageSheet noTopPadding>
        <div className="grid-12">
          <div className="middle-columns inset">
            <form className={styles.form} action={UNLOCK_ROUTE} method="post">
              {message !== null && (
                <ErrorSummary id="unlock-error" errors={[{ field: FIELD_ID, message }]} level={2} getFieldHref={(field) => `#${field}`} />
              )}
              <input type="hidden" name="uri" value={uri ?? '/'} />
              <div className={styles.grid}>
                <div className={`${styles.field} ${message === null ? '' : styles.invalid}`}>
                  <label htmlFor={FIELD_ID}>Password</label>
                  <input
                    id={FIELD_ID}
                    name="password"
                    type="password"
                    required
                    maxLength={MAX_PASSWORD_LENGTH}
                    autoComplete="current-password"
                    autoCapitalize="none"
                    spellCheck={false}
                    aria-invalid={message === null ? undefined : true}
                    aria-describedby={message === null ? undefined : `${FIELD_ID}-error`}
                  />
                  <FieldError id={FIELD_ID} message={message ?? undefined} />
                </div>
              </div>
              <div className={styles.footer}>
                <button className={styles.submit} type="submit">
                  View content <Icon name="arrow" />
                </button>
              </div>
            </form>
          </div>
        </div>
      </PageSheet>
    </>
  );
}
