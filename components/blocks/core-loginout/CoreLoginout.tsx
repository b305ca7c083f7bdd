import { graphql } from 'relay-runtime';
import type { CoreLoginout_block$key } from '#generated/CoreLoginout_block.graphql.ts';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Path of the sign-in page (spec section 9). */
const LOGIN = '/login/';

/**
 * The way for editors to sign in. Pages are the same for everybody, so it does not know who reads it: the sign-in page says what there is to do for somebody who
 * has signed in already.
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
  const back = attributes?.redirectToCurrent === false ? null : parentNode.uri;
  return (
    <p>
      <SmartLink href={back ? `${LOGIN}?redirect_uri=${encodeURIComponent(back)}` : LOGIN} rel="nofollow">
        Sign in
      </SmartLink>
    </p>
  );
}
