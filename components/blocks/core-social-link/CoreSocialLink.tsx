import { graphql } from 'relay-runtime';
import type { CoreSocialLink_block$key } from '#generated/CoreSocialLink_block.graphql.ts';
import { LinkRow } from '#components/ui/navigation/LinkRow.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { toUpperFirst } from '#lib/format/letter-case.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Names of networks with irregular capitalization. */
const networkNames: Readonly<Record<string, string>> = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  mail: 'Email',
  soundcloud: 'SoundCloud',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  wordpress: 'WordPress',
  x: 'X',
  youtube: 'YouTube',
};

/** A link to one social media profile of the company. */
export function CoreSocialLink({ block, blockContext }: Pick<BlockProps, 'blockContext'> & { block: CoreSocialLink_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreSocialLink_block on CoreSocialLinkBlock {
        attributes {
          url
          service
          label
          rel
        }
      }
    `,
    block,
  );
  if (!attributes?.url) return null;
  const service = attributes.service ?? '';
  const name = Object.hasOwn(networkNames, service) ? networkNames[service] : toUpperFirst(service);
  const item = (
    <li>
      <SmartLink
        href={toProfileUrl(service, attributes.url)}
        target={blockContext.opensInNewTab ? '_blank' : undefined}
        rel={attributes.rel || 'me'}
      >
        {attributes.label || name || attributes.url}
      </SmartLink>
    </li>
  );
  return blockContext.isInList ? item : <LinkRow>{item}</LinkRow>;
}

/** Adds the scheme that saved values can lack: email addresses are saved without `mailto:`, and some profile URLs without `https://`. */
function toProfileUrl(service: string, url: string): string {
  if (service === 'mail' && !url.includes(':')) return `mailto:${url}`;
  return /^[\w-]+\.[\w.-]+(?:\/|$)/.test(url) ? `https://${url}` : url;
}
