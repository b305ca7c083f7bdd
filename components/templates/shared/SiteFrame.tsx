import type { ReactNode } from 'react';
import { graphql } from 'relay-runtime';
import type { SiteFrame_root$key } from '#generated/SiteFrame_root.graphql.ts';
import { ConsentBanner } from '#components/layout/ConsentBanner.tsx';
import { SiteFooter } from '#components/layout/SiteFooter.tsx';
import { SiteHeader } from '#components/layout/SiteHeader.tsx';
import type { TitleBlockEntry } from '#components/layout/TitleBlock.tsx';
import { archives, seriesByTypename } from '#components/content-types/presentation.generated.ts';
import { type SeriesName, sheetNumbers } from '#lib/content-model/series.ts';
import { formatDate, toDateTime } from '#lib/format/date.ts';
import { readFragment } from '#lib/relay/server.ts';
import { getArchiveTitle } from './archive-titles.ts';
import styles from './SiteFrame.module.css';

type Props = {
  root: SiteFrame_root$key;
  /** The name of a page that is not a node. */
  pageTitle?: string;
  /** What the visitor's last form has done, above the page. */
  notice?: ReactNode;
  children: ReactNode;
};

/** The header, the content of the page, and the footer with its title block. Their data is part of the page's query, so a page needs only one request. */
export function SiteFrame({ root, pageTitle, notice, children }: Props) {
  const data = readFragment(
    graphql`
      fragment SiteFrame_root on RootQuery {
        ...ConsentBanner_root
        ...SiteHeader_root
        ...SiteFooter_root
        generalSettings {
          title
        }
        options {
          officeHours
        }
        nodeByUri(uri: $uri, asPreview: $asPreview) {
          __typename
          ... on NodeWithTitle {
            title
          }
          ... on ContentNode {
            modified
          }
          ... on Page {
            isFrontPage
          }
          ... on TermNode {
            termName: name
          }
          ... on User {
            authorName: name
          }
          ... on ContentType {
            typeName: name
            label
          }
        }
      }
    `,
    root,
  );
  const node = data.nodeByUri;
  const series = getSeries(node);
  const number = sheetNumbers[series];
  // Term names come last, because Relay reads the fields of an interface from any node that has a field of that name.
  const title =
    node?.title ?? (node?.label && getArchiveTitle(node.typeName, node.label)) ?? node?.authorName ?? node?.termName ?? pageTitle;
  const revised = formatDate(node?.modified);
  const entries: TitleBlockEntry[] = [
    { term: 'Sheet', value: title ? `${number} ${title}` : number },
    { term: 'Project', value: data.generalSettings?.title },
  ];
  if (revised) entries.push({ term: 'Revised', value: <time dateTime={toDateTime(node?.modified) ?? undefined}>{revised}</time> });
  if (data.options?.officeHours) entries.push({ term: 'Office hours', value: data.options.officeHours });
  return (
    <div className={`${styles.frame} ${styles[series] ?? ''}`}>
      <ConsentBanner root={data} />
      <SiteHeader root={data} />
      {notice}
      <main id="main">{children}</main>
      <SiteFooter root={data} titleBlock={entries} />
    </div>
  );
}

type FramedNode = { __typename: string; typeName?: string | null; isFrontPage?: boolean };

/** Returns the drawing series of the page: the one that its content type or taxonomy declares. */
function getSeries(node: FramedNode | null | undefined): SeriesName {
  if (!node) return 'page';
  if (node.isFrontPage) return 'front';
  if (node.typeName) return archives[node.typeName]?.series ?? 'page';
  // Author pages list news.
  if (node.__typename === 'User') return 'news';
  return seriesByTypename[node.__typename] ?? 'page';
}
