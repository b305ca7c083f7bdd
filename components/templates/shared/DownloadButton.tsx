import { graphql } from 'relay-runtime';
import type { DownloadButton_file$key } from '#generated/DownloadButton_file.graphql.ts';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { formatFileSize, formatFileType } from '#lib/format/file.ts';
import { toMediaPath } from '#lib/media/url.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A file to take away, with its kind and size: `Brochure, PDF, 2.1 MB`. */
export function DownloadButton({ file, name }: { file: DownloadButton_file$key; name: string }) {
  const { mediaItemUrl, mimeType, fileSize } = readFragment(
    graphql`
      fragment DownloadButton_file on MediaItem {
        mediaItemUrl
        mimeType
        fileSize
      }
    `,
    file,
  );
  if (!mediaItemUrl) return null;
  return (
    <ButtonLink href={toMediaPath(mediaItemUrl)} icon="down">
      {[name, mimeType && formatFileType(mimeType), fileSize && formatFileSize(fileSize)].filter(Boolean).join(', ')}
    </ButtonLink>
  );
}
