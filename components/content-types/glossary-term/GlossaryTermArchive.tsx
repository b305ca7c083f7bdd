import { graphql } from 'relay-runtime';
import type { GlossaryTermArchive_contentType$key } from '#generated/GlossaryTermArchive_contentType.graphql.ts';
import type { ArchiveProps } from '#components/templates/shared/archive-props.ts';
import { ListPagination } from '#components/templates/shared/ListPagination.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './GlossaryTerm.module.css';

/** All terms with their definitions, in alphabetical order. */
export function GlossaryTermArchive({ contentType, listCursor }: ArchiveProps<GlossaryTermArchive_contentType$key>) {
  const { uri, terms } = readFragment(
    graphql`
      fragment GlossaryTermArchive_contentType on ContentType {
        uri
        terms: contentNodes(
          first: $directoryFirst
          last: $directoryLast
          after: $after
          before: $before
          where: { hasPassword: false, orderby: [{ field: TITLE, order: ASC }] }
        ) {
          nodes {
            ... on GlossaryTerm {
              id
              title
              uri
              excerpt
            }
          }
          pageInfo {
            ...ListPagination_pageInfo
          }
        }
      }
    `,
    contentType,
  );
  if (!uri || !terms) return null;
  return (
    <PageSheet noTopPadding>
      <dl className={styles.list}>
        {terms.nodes.map(({ id, title, uri: termUri, excerpt }) => (
          <div key={id}>
            <dt>
              <a href={termUri ?? uri}>{toPlainText(title)}</a>
            </dt>
            <dd>{toPlainText(excerpt)}</dd>
          </div>
        ))}
      </dl>
      <ListPagination uri={uri} pageInfo={terms.pageInfo} listCursor={listCursor} labels={{ previous: 'Previous', next: 'Next' }} />
    </PageSheet>
  );
}
