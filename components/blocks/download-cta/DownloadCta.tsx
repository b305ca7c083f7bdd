import { graphql } from 'relay-runtime';
import type { DownloadCta_block$key } from '#generated/DownloadCta_block.graphql.ts';
import { Actions } from '#components/ui/core/Actions.tsx';
import { DownloadButton } from '#components/ui/media/DownloadButton.tsx';
import { LinkActions } from '#components/ui/core/LinkActions.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { formatFileType } from '#lib/format/file.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './DownloadCta.module.css';

/** A file to download: its file type in large letters, a description, and a button with the file size. */
export function DownloadCta({ block }: { block: DownloadCta_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment DownloadCta_block on SiteDownloadCtaBlock {
        attributes {
          title
          text
          label
          ground
          siteLink: link {
            ...LinkActions_link
          }
          file {
            mimeType
            mediaItemUrl
            ...DownloadButton_file
          }
        }
      }
    `,
    block,
  );
  if (!attributes?.title || !attributes.file?.mediaItemUrl) return null;
  const { title, text, label, siteLink, file } = attributes;
  return (
    <Section ground={attributes.ground}>
      <div className={`${styles.download} tick-rule`}>
        <div className={styles.sheet} aria-hidden="true">
          {file.mimeType && <p className={`${styles.fileType} num`}>{formatFileType(file.mimeType)}</p>}
        </div>
        <div className={styles.text}>
          <h2 className={styles.title}>{title}</h2>
          <RichText className="lead" profile="inline" as="p" html={text} />
          <Actions>
            <DownloadButton file={file} name={label || 'Download'} variant="signal" />
            <LinkActions primary={null} secondary={siteLink} />
          </Actions>
        </div>
      </div>
    </Section>
  );
}
