import { graphql } from 'relay-runtime';
import type { CoreFile_block$key } from '#generated/CoreFile_block.graphql.ts';
import { ButtonLink } from '#components/ui/core/ButtonLink.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { formatFileSize, formatFileType } from '#lib/format/file.ts';
import { classifyHref } from '#lib/html/safe-href.ts';
import { toMediaPath } from '#lib/media/url.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreFile.module.css';

/** A file to take away: its name, kind and size. A PDF can be looked at in its place when somebody opens it. */
export function CoreFile({ block }: { block: CoreFile_block$key }) {
  const { attributes, mediaItem } = readFragment(
    graphql`
      fragment CoreFile_block on CoreFileBlock {
        attributes {
          ... on CoreFileBlockAttributes {
            href
            fileName
            textLinkHref
            textLinkTarget
            showDownloadButton
            downloadButtonText
            displayPreview
            anchor
            align
          }
        }
        mediaItem {
          node {
            title
            mediaItemUrl
            mimeType
            fileSize
          }
        }
      }
    `,
    block,
  );
  const file = mediaItem?.node;
  const address = file?.mediaItemUrl ? toMediaPath(file.mediaItemUrl) : classifyHref(attributes?.href)?.href;
  if (!attributes || !address) return null;
  const facts = [file?.mimeType && formatFileType(file.mimeType), file?.fileSize && formatFileSize(file.fileSize)]
    .filter(Boolean)
    .join(', ');
  // A file of the library has moved when the library has: what the editor's link says is asked only for pages about the file.
  const page = attributes.textLinkHref === attributes.href ? address : (attributes.textLinkHref ?? address);
  return (
    <div className={getPresetClass(attributes, styles.file)} id={attributes.anchor || undefined}>
      <p className={styles.name}>
        <SmartLink href={page} target={attributes.textLinkTarget}>
          <RichText html={attributes.fileName || file?.title || 'File'} profile="inline" />
        </SmartLink>
        {facts && <span className="label">{facts}</span>}
      </p>
      {attributes.showDownloadButton !== false && (
        <ButtonLink href={address} icon="down" small>
          <RichText html={attributes.downloadButtonText || 'Download'} profile="inline" />
        </ButtonLink>
      )}
      {attributes.displayPreview && file?.mimeType === 'application/pdf' && (
        <details className={styles.preview}>
          <summary>Look at it here</summary>
          {/* A document of our own library; in a sandbox no browser shows it. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe src={address} title={file.title ?? 'Document'} loading="lazy" />
        </details>
      )}
    </div>
  );
}
