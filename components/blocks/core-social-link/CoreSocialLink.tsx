import { graphql } from 'relay-runtime';
import type { CoreSocialLink_block$key } from '#generated/CoreSocialLink_block.graphql.ts';
import { LinkRow } from '#components/ui/navigation/LinkRow.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

/** How networks write themselves, where that is not the first letter large. */
const names: Readonly<Record<string, string>> = {
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

/** One place where the company can be followed. */
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
  const name = Object.hasOwn(names, service) ? names[service] : service.charAt(0).toUpperCase() + service.slice(1);
  const item = (
    <li>
      <SmartLink
        href={addressOf(service, attributes.url)}
        target={blockContext.opensInNewTab ? '_blank' : undefined}
        rel={attributes.rel || 'me'}
      >
        {attributes.label || name || attributes.url}
      </SmartLink>
    </li>
  );
  return blockContext.isInList ? item : <LinkRow>{item}</LinkRow>;
}

/** Mail addresses are saved bare; addresses of networks without their scheme, now and then. */
function addressOf(service: string, url: string): string {
  if (service === 'mail' && !url.includes(':')) return `mailto:${url}`;
  return /^[\w-]+\.[\w.-]+(?:\/|$)/.test(url) ? `https://${url}` : url;
}
