import { graphql } from 'relay-runtime';
import type { CoreLoginout_block$key } from '#generated/CoreLoginout_block.graphql.ts';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { readFragment } from '#lib/relay/server.ts';
import { createLoginPath } from '#lib/session/login-path.ts';

/**
 * A sign-in link for editors. Cached pages are the same for all visitors, so the link cannot reflect whether the visitor is signed in. The
 * sign-in page handles editors who already are.
 */
export function CoreLoginout({ block }: { block: CoreLoginout_block$key }) {
  const { attributes, parentNode } = readFragment(
    graphql`
      fragment CoreLoginout_block on CoreLoginoutBlock {
        attributes {
          redirectToCurrent
        }
        parentNode {
          ... on UniformResourceIdentifiable {
            uri
          }
        }
      }
    `,
    block,
  );
  const returnUri = attributes?.redirectToCurrent === false ? null : parentNode.uri;
  return (
    <p>
      <SmartLink href={createLoginPath(returnUri ?? null)} rel="nofollow">
        Sign in
      </SmartLink>
    </p>
  );
}
