import { graphql } from 'relay-runtime';
import type { FileRows_file$key } from '#generated/FileRows_file.graphql.ts';
import { formatDate, toDateTime } from '#lib/format/date.ts';
import { formatFileSize, formatFileType } from '#lib/format/file.ts';
import { toMediaPath } from '#lib/media/url.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './FileRows.module.css';
import { Icon } from '#components/ui/core/Icon.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';

export type FileRow = {
  file: FileRows_file$key;
  /** Replaces the title of the file in the media library. */
  title?: string | null | undefined;
  note?: string | null | undefined;
};

/** A list of files. Each row is a download link with name, note, file type, size and date. */
export function FileRows({ files }: { files: readonly FileRow[] }) {
  return (
    <ul className={styles.files}>
      {files.map((row, index) => (
        <FileLink {...row} key={index} />
      ))}
    </ul>
  );
}

function FileLink({ file, title, note }: FileRow) {
  const media = readFragment(
    graphql`
      fragment FileRows_file on MediaItem {
        title
        date
        mimeType
        fileSize
        mediaItemUrl
      }
    `,
    file,
  );
  if (!media.mediaItemUrl) return null;
  const fileType = media.mimeType ? formatFileType(media.mimeType) : null;
  return (
    <li>
      <SmartLink className={styles.link} href={toMediaPath(media.mediaItemUrl)}>
        <span className={styles.name}>{title || media.title || fileType}</span>
        {note && <span className={styles.note}>{note}</span>}
        <span className={`${styles.facts} label`}>
          <span>{[fileType, media.fileSize ? formatFileSize(media.fileSize) : null].filter(Boolean).join(', ')}</span>
          {media.date && <time dateTime={toDateTime(media.date) ?? undefined}>{formatDate(media.date)}</time>}
        </span>
        <span className={styles.icon}>
          <Icon name="down" />
        </span>
      </SmartLink>
    </li>
  );
}
