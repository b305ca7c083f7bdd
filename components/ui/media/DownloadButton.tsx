import { graphql } from 'relay-runtime';
import type { DownloadButton_file$key } from '#generated/DownloadButton_file.graphql.ts';
import { formatFileSize, formatFileType } from '#lib/format/file.ts';
import { toMediaPath } from '#lib/media/url.ts';
import { readFragment } from '#lib/relay/server.ts';
import { ButtonLink } from '#components/ui/core/ButtonLink.tsx';

type Props = {
  file: DownloadButton_file$key;
  name: string;
  /** Use `signal` only for the most important action on a screen. */
  variant?: 'signal' | 'plain';
};

/** A download link with the type and size of the file: `Brochure, PDF, 2.1 MB`. */
export function DownloadButton({ file, name, variant = 'plain' }: Props) {
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
    <ButtonLink href={toMediaPath(mediaItemUrl)} icon="down" variant={variant}>
      {[name, mimeType && formatFileType(mimeType), fileSize && formatFileSize(fileSize)].filter(Boolean).join(', ')}
    </ButtonLink>
  );
}
