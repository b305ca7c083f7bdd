import { graphql } from 'relay-runtime';
import type { OrganizationJsonLd_query$key } from '#generated/OrganizationJsonLd_query.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';
import { toSiteUrl } from '#lib/uri/site-url.ts';
import { JsonLd } from '#components/ui/core/JsonLd.tsx';

/** The company as structured data, on the front page only, because search engines need it once per site. */
export function OrganizationJsonLd({ query }: { query: OrganizationJsonLd_query$key }) {
  const { generalSettings, seo } = readFragment(
    graphql`
      fragment OrganizationJsonLd_query on RootQuery {
        generalSettings {
          title
          description
        }
        seo {
          schema {
            companyName
          }
          social {
            facebook {
              url
            }
            instagram {
              url
            }
            linkedIn {
              url
            }
            twitter {
              url
            }
            youTube {
              url
            }
          }
        }
      }
    `,
    query,
  );
  const name = seo?.schema?.companyName ?? generalSettings?.title;
  if (!name) return null;
  const profiles = Object.values(seo?.social ?? {}).flatMap((profile) =>
    typeof profile === 'object' && profile?.url ? [profile.url] : [],
  );
  const address = toSiteUrl('/');
  return (
    <JsonLd
      thing={{
        '@type': 'Organization',
        '@id': `${address}#organization`,
        name,
        url: address,
        description: generalSettings?.description,
        sameAs: profiles,
      }}
    />
  );
}
