import { graphql } from 'relay-runtime';
import type { DownloadsList_block$key } from '#generated/DownloadsList_block.graphql.ts';
import { FileGroups } from '#components/ui/media/FileGroups.tsx';
import type { FileRow } from '#components/ui/media/FileRows.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { isSafeHref } from '#lib/html/safe-href.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Files to download, in groups: the title of the group on the left, one row for each file on the right. */
export function DownloadsList({ block }: { block: DownloadsList_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment DownloadsList_block on SiteDownloadsListBlock {
        attributes {
          title
          text
          ground
          moreLink {
            ...Section_link
          }
          groups {
            title
            text
            files {
              title
              note
              document {
                url
                title
              }
              file {
                ...FileRows_file
              }
            }
          }
        }
      }
    `,
    block,
  );
  const groups = (attributes?.groups ?? []).flatMap(({ title, text, files }) => {
    const existingFiles = (files ?? []).flatMap(({ file, document, title: name, note }): FileRow[] => {
      if (file) return [{ file, title: name, note }];
      return document?.url && isSafeHref(document.url) ? [{ href: document.url, title: name || document.title, note }] : [];
    });
    return existingFiles.length > 0
      ? [{ title, text: text ? <RichText profile="inline" as="p" html={text} /> : null, files: existingFiles }]
      : [];
  });
  if (!attributes || groups.length === 0) return null;
  return (
    <Section ground={attributes.ground} title={attributes.title} text={attributes.text} moreLink={attributes.moreLink}>
      <FileGroups groups={groups} level={attributes.title ? 3 : 2} />
    </Section>
  );
}
