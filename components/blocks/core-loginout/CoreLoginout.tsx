import { graphql } from 'relay-runtime';
import type { CoreLoginout_block$key } from '#generated/CoreLoginout_block.graphql.ts';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Path of the sign-in page. */
const LOGIN_PATH = '/login/';

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
      <SmartLink href={returnUri ? `${LOGIN_PATH}?redirect_uri=${encodeURIComponent(returnUri)}` : LOGIN_PATH} rel="nofollow">
        Sign in
      </SmartLink>
    </p>
  );
}
