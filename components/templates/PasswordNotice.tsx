import { graphql } from 'relay-runtime';
import type { PasswordNotice_node$key } from '#generated/PasswordNotice_node.graphql.ts';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { readFragment } from '#lib/relay/server.ts';
import { Title } from './shared/Title.tsx';

/** Replaces password-protected content, which is never fetched, so that the page contains none of it. */
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
        <p>This page is password-protected.</p>
      </Hero>
      <PageSheet noTopPadding>
        <div className="grid-12">
          <div className="middle-columns inset stack start">
            <p className="lead">Ask the person who sent you the link to share its content with you.</p>
            <p>
              <a href="/">Back to the home page</a>
            </p>
          </div>
        </div>
      </PageSheet>
    </>
  );
}
