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

/** A file to download, with its name, type, and size. A PDF can have an inline preview that visitors expand. */
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
  const url = file?.mediaItemUrl ? toMediaPath(file.mediaItemUrl) : classifyHref(attributes?.href)?.href;
  if (!attributes || !url) return null;
  const details = [file?.mimeType && formatFileType(file.mimeType), file?.fileSize && formatFileSize(file.fileSize)]
    .filter(Boolean)
    .join(', ');
  // The saved link may contain an old URL of the file. It is used only if it differs from the file URL, as a link to a page about the file.
  const nameHref = attributes.textLinkHref === attributes.href ? url : attributes.textLinkHref || url;
  return (
    <div className={getPresetClass(attributes, styles.file)} id={attributes.anchor || undefined}>
      <p className={styles.name}>
        <SmartLink href={nameHref} target={attributes.textLinkTarget}>
          <RichText html={attributes.fileName || file?.title || 'File'} profile="inline" />
        </SmartLink>
        {details && <span className="label">{details}</span>}
      </p>
      {attributes.showDownloadButton !== false && (
        <ButtonLink href={url} icon="down" small>
          <RichText html={attributes.downloadButtonText || 'Download'} profile="inline" />
        </ButtonLink>
      )}
      {attributes.displayPreview && file?.mimeType === 'application/pdf' && (
        <details className={styles.preview}>
          <summary>Preview</summary>
          {/* The PDF comes from this site's media library. Browsers do not show PDFs in sandboxed iframes. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe src={url} title={file.title ?? 'Document'} loading="lazy" />
        </details>
      )}
    </div>
  );
}
