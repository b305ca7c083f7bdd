import { graphql } from 'relay-runtime';
import type { CoreLoginout_block$key } from '#generated/CoreLoginout_block.graphql.ts';
import { Island } from '#components/ui/core/Island.client.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import type { AuthConfig } from '#lib/auth/config.ts';
import { readEnv } from '#lib/env/env.ts';
import { readFragment } from '#lib/relay/server.ts';
import { createLoginPath } from '#lib/session/login-path.ts';
import { SignInState } from './SignInState.client.tsx';

/**
 * A sign-in link for editors. Cached pages are the same for all visitors, so a script in the browser replaces the link for editors who are signed in. Without
 * scripts, the sign-in page handles them.
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
  const { API_BASE_PATH, LOGIN_PATH, CONTENT_URL, AUTH_TYPE } = readEnv();
  const config: AuthConfig = {
    apiBasePath: API_BASE_PATH,
    loginPagePath: LOGIN_PATH,
    // May be an address that only the site can reach. With the type `local`, no visitor is sent there.
    contentUrl: AUTH_TYPE === 'redirect' ? CONTENT_URL : '',
    authType: AUTH_TYPE,
  };
  const signInLink = (
    <p>
      <SmartLink href={createLoginPath(returnUri ?? null)} rel="nofollow">
        Sign in
      </SmartLink>
    </p>
  );
  return (
    <Island>
      <SignInState config={config} signInLink={signInLink} />
    </Island>
  );
}
