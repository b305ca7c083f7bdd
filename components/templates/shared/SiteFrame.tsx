import type { ReactNode } from 'react';
import { graphql } from 'relay-runtime';
import type { SiteFrame_root$key } from '#generated/SiteFrame_root.graphql.ts';
import { SiteFooter } from '#components/layout/SiteFooter.tsx';
import { SiteHeader } from '#components/layout/SiteHeader.tsx';
import type { TitleBlockEntry } from '#components/layout/TitleBlock.tsx';
import { formatDate, toDateTime } from '#lib/format/date.ts';
import { readFragment } from '#lib/relay/server.ts';
import { getArchiveTitle } from './archive-titles.ts';
import styles from './SiteFrame.module.css';

/** Series of the drawing set a page belongs to, and its number in the title block; SiteFrame.module.css shows the same in detail marks. */
const series: Readonly<Record<string, { name: string; number: string }>> = {
  Property: { name: 'property', number: 'A200' },
  PropertyPage: { name: 'property', number: 'A200' },
  Status: { name: 'property', number: 'A200' },
  Region: { name: 'place', number: 'A300' },
  Market: { name: 'place', number: 'A300' },
  Post: { name: 'news', number: 'A500' },
  Category: { name: 'news', number: 'A500' },
  Tag: { name: 'news', number: 'A500' },
  PostFormat: { name: 'news', number: 'A500' },
  User: { name: 'news', number: 'A500' },
  Team: { name: 'people', number: 'A600' },
  Leadership: { name: 'people', number: 'A600' },
};
const others = { name: 'page', number: 'A100' };
const front = { name: 'front', number: 'A000' };

/** Series of the lists of nodes, by the name their content type is stored with. */
const lists: Readonly<Record<string, string>> = {
  post: 'Post',
  properties: 'Property',
  property_page: 'PropertyPage',
  regions: 'Region',
  markets: 'Market',
  team: 'Team',
  leadership: 'Leadership',
};

/** Header, the page's own content, and the footer with its title block. Asked for with the page, so that a page is one question. */
export function SiteFrame({ root, children }: { root: SiteFrame_root$key; children: ReactNode }) {
  const data = readFragment(
    graphql`
      fragment SiteFrame_root on RootQuery {
        ...SiteHeader_root
        ...SiteFooter_root
        generalSettings {
          title
        }
        nodeByUri(uri: $uri) {
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
  const kind = node?.typeName ? (lists[node.typeName] ?? '') : (node?.__typename ?? '');
  const { name, number } = node?.isFrontPage ? front : (series[kind] ?? others);
  // Terms come last: Relay reads what is asked of an interface from any node that has a field of that name.
  const title = node?.title ?? (node?.label && getArchiveTitle(node.typeName, node.label)) ?? node?.authorName ?? node?.termName;
  const revised = formatDate(node?.modified);
  const entries: TitleBlockEntry[] = [
    { term: 'Sheet', value: title ? `${number} ${title}` : number },
    { term: 'Project', value: data.generalSettings?.title },
  ];
  if (revised) entries.push({ term: 'Revised', value: <time dateTime={toDateTime(node?.modified) ?? undefined}>{revised}</time> });
  return (
    <div className={`${styles.frame} ${styles[name] ?? ''}`}>
      <SiteHeader root={data} />
      <main id="main">{children}</main>
      <SiteFooter root={data} titleBlock={entries} />
    </div>
  );
}
