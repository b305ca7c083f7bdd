import { graphql } from 'relay-runtime';
import type { CoreEmbed_block$key } from '#generated/CoreEmbed_block.graphql.ts';
import { EmbedFrame } from '#components/ui/media/EmbedFrame.tsx';
import { ArrowLink } from '#components/ui/core/ArrowLink.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { parseEmbedUrl } from '#lib/embed/embed.ts';
import { classifyHref } from '#lib/html/safe-href.ts';
import { sanitizeInline } from '#lib/html/sanitize.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Content from another site. A player sends no request before the visitor presses play. Content without a supported player is shown as a link. */
export function CoreEmbed({ block }: { block: CoreEmbed_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreEmbed_block on CoreEmbedBlock {
        attributes {
          ... on CoreEmbedBlockAttributes {
            url
            caption
            align
          }
        }
      }
    `,
    block,
  );
  const link = classifyHref(attributes?.url?.trim());
  if (!attributes || !link) return null;
  const embed = parseEmbedUrl(link.href);
  const title = sanitizeInline(attributes.caption ?? '').replace(/<[^>]*>/g, '');
  if (embed)
    return (
      <EmbedFrame
        embed={embed}
        title={title || 'Embedded media'}
        caption={attributes.caption}
        sizes="(width >= 64rem) 41rem, 100vw"
        className={getPresetClass(attributes)}
      />
    );
  return (
    <figure className={getPresetClass(attributes, 'stack stack--s')}>
      <p>
        <ArrowLink href={link.href}>{getHostname(link.href)}</ArrowLink>
      </p>
      <RichText as="figcaption" className="label" profile="inline" html={attributes.caption} />
    </figure>
  );
}

/** The hostname of an absolute URL, or the path of a URL on this site. */
function getHostname(href: string): string {
  return URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : href;
}
