import { graphql } from 'relay-runtime';
import type { FileRows_file$key } from '#generated/FileRows_file.graphql.ts';
import { formatDate, toDateTime } from '#lib/format/date.ts';
import { formatFileSize, formatFileType } from '#lib/format/file.ts';
import { toMediaPath } from '#lib/media/url.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './FileRows.module.css';
import { Icon } from '#components/ui/core/Icon.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';

type Names = {
  title?: string | null | undefined;
  note?: string | null | undefined;
};

/** A file of the media library, whose title `title` replaces, or a PDF document that the site makes. */
export type FileRow = Names & ({ file: FileRows_file$key; href?: undefined } | { href: string; file?: undefined });

/** A list of files. Each row is a download link with name, note, file type, size and date. */
export function FileRows({ files }: { files: readonly FileRow[] }) {
  return (
    <ul className={styles.files}>
      {files.map(({ file, href, ...names }, index) =>
        file === undefined ? <Row {...names} href={href} facts="PDF" key={index} /> : <MediaRow {...names} file={file} key={index} />,
      )}
    </ul>
  );
}

function MediaRow({ file, title, note }: Names & { file: FileRows_file$key }) {
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
    <Row
      href={toMediaPath(media.mediaItemUrl)}
      title={title || media.title || fileType}
      note={note}
      facts={[fileType, media.fileSize ? formatFileSize(media.fileSize) : null].filter(Boolean).join(', ')}
      date={media.date}
    />
  );
}

function Row({ href, title, note, facts, date }: Names & { href: string; facts: string; date?: string | null }) {
  return (
    <li>
      <SmartLink className={styles.link} href={href}>
        <span className={styles.name}>{title || facts}</span>
        {note && <span className={styles.note}>{note}</span>}
        <span className={`${styles.facts} label`}>
          <span>{facts}</span>
          {date && <time dateTime={toDateTime(date) ?? undefined}>{formatDate(date)}</time>}
        </span>
        <span className={styles.icon}>
          <Icon name="down" />
        </span>
      </SmartLink>
    </li>
  );
}
