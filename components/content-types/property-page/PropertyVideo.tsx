import { graphql } from 'relay-runtime';
import type { PropertyVideo_layout$key } from '#generated/PropertyVideo_layout.graphql.ts';
import { Actions } from '#components/ui/core/Actions.tsx';
import { ButtonLink } from '#components/ui/core/ButtonLink.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { isSafeHref } from '#lib/html/safe-href.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A link to a video of the property. The video is not embedded, so that nothing is requested from its host before the visitor follows the link. */
export function PropertyVideo({ layout }: { layout: PropertyVideo_layout$key }) {
  const { title, video } = readFragment(
    graphql`
      fragment PropertyVideo_layout on PropertyPage_Propertypages_Blocks_ExploreProperty {
        title
        video
      }
    `,
    layout,
  );
  if (!video || !isSafeHref(video)) return null;
  return (
    <PageSheet ground="night" lessPadding className="screen-only">
      <SectionHeader title={title ?? 'Video'} />
      <Actions inset>
        <ButtonLink href={video} icon="arrow">
          Watch the video on {new URL(video, 'https://video.invalid').host.replace(/^www\./, '')}
        </ButtonLink>
      </Actions>
    </PageSheet>
  );
}
