import { graphql } from 'relay-runtime';
import type { MediaItemTemplate_mediaItem$key } from '#generated/MediaItemTemplate_mediaItem.graphql.ts';
import { Actions } from '#components/ui/core/Actions.tsx';
import { ButtonLink } from '#components/ui/core/ButtonLink.tsx';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { formatFileSize, formatFileType } from '#lib/format/file.ts';
import { toMediaPath } from '#lib/media/url.ts';
import { readFragment } from '#lib/relay/server.ts';
import { Breadcrumbs } from '#components/ui/navigation/Breadcrumbs.tsx';
import { Title } from '#components/templates/shared/Title.tsx';

/** The page of a picture or file in the media library: preview, description and download link. */
export function MediaItemTemplate({ mediaItem }: { mediaItem: MediaItemTemplate_mediaItem$key }) {
  const media = readFragment(
    graphql`
      fragment MediaItemTemplate_mediaItem on MediaItem {
        title
        caption
        description
        mediaType
        mimeType
        fileSize
        mediaItemUrl
        seo {
          breadcrumbs {
            text
            url
          }
        }
        ...Picture_image
      }
    `,
    mediaItem,
  );
  const isImage = media.mediaType === 'image';
  const fileInfo = [media.mimeType && formatFileType(media.mimeType), media.fileSize && formatFileSize(media.fileSize)]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <Breadcrumbs items={media.seo?.breadcrumbs} />
      <Hero variant={isImage ? 'default' : 'compact'} title={<Title html={media.title} />} image={isImage ? media : null}>
        {fileInfo && <p className="label">{fileInfo}</p>}
      </Hero>
      <PageSheet lessPadding as="div">
        <div className="stack inset prose">
          <RichText html={media.caption} profile="block" className="lead" />
          <RichText html={media.description} profile="block" />
          {media.mediaItemUrl && (
            <Actions>
              <ButtonLink href={toMediaPath(media.mediaItemUrl)} icon="down">
                Download{fileInfo && `, ${fileInfo}`}
              </ButtonLink>
            </Actions>
          )}
        </div>
      </PageSheet>
    </>
  );
}
