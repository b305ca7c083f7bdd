import { graphql } from 'relay-runtime';
import type { PasswordNotice_node$key } from '#generated/PasswordNotice_node.graphql.ts';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { readFragment } from '#lib/relay/server.ts';
import { Title } from './shared/Title.tsx';

/** Stands in for content behind a password. What it says is never fetched, so nothing of it can be found in the page. */
export function PasswordNotice({ node }: { node: PasswordNotice_node$key }) {
  const { title } = readFragment(
    graphql`
      fragment PasswordNotice_node on NodeWithTitle {
        title
      }
    `,
    node,
  );
  return (
    <>
      <Hero variant="compact" title={<Title html={title} />}>
        <p>This page is behind a password.</p>
      </Hero>
      <PageSheet join>
        <div className="cols">
          <div className="c-mid hang stack start">
            <p className="lead">Whoever sent you here has the password, and can send you what stands on this page.</p>
            <p>
              <a href="/">Back to the front page</a>
            </p>
          </div>
        </div>
      </PageSheet>
    </>
  );
}
