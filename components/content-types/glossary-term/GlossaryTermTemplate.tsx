import { graphql } from 'relay-runtime';
import type { GlossaryTermTemplate_glossaryTerm$key } from '#generated/GlossaryTermTemplate_glossaryTerm.graphql.ts';
import { BlockTree } from '#components/blocks/BlockTree.tsx';
import { Title } from '#components/templates/shared/Title.tsx';
import { JsonLd } from '#components/ui/core/JsonLd.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { Breadcrumbs } from '#components/ui/navigation/Breadcrumbs.tsx';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import { readFragment } from '#lib/relay/server.ts';
import { toSiteUrl } from '#lib/uri/site-url.ts';
import styles from './GlossaryTerm.module.css';

/** The page of a term: its definition, what else there is to say, and related terms. */
export function GlossaryTermTemplate({ glossaryTerm }: { glossaryTerm: GlossaryTermTemplate_glossaryTerm$key }) {
  const { title, uri, excerpt, seo, glossaryTermMeta, blocks } = readFragment(
    graphql`
      fragment GlossaryTermTemplate_glossaryTerm on GlossaryTerm {
        title
        uri
        excerpt
        seo {
          breadcrumbs {
            text
            url
          }
        }
        glossaryTermMeta {
          relatedTerms {
            title
            uri
          }
        }
        blocks(flat: true) {
          ...BlockTree_blocks
        }
      }
    `,
    glossaryTerm,
  );
  const related = (glossaryTermMeta?.relatedTerms ?? []).filter((term) => term.uri);
  const definition = toPlainText(excerpt).trim();
  return (
    <>
      <Breadcrumbs items={seo?.breadcrumbs} />
      <article>
        <Hero variant="compact" eyebrow="Glossary" title={<Title html={title} />} />
        <PageSheet lessPadding as="div">
          <div className={`${styles.term} prose`}>
            <RichText className="lead" html={excerpt} profile="block" />
            <BlockTree blocks={blocks ?? []} hasPageTitle isInColumn />
            {related.length > 0 && (
              <>
                <h2>Related terms</h2>
                <ul>
                  {related.map((term) => (
                    <li key={term.uri}>
                      <a href={term.uri ?? '/'}>{toPlainText(term.title)}</a>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <p>
              <a href="/glossary/">All terms</a>
            </p>
          </div>
        </PageSheet>
      </article>
      {uri && definition && (
        <JsonLd
          thing={{
            '@type': 'DefinedTerm',
            name: toPlainText(title),
            description: definition,
            url: toSiteUrl(uri),
            inDefinedTermSet: { '@type': 'DefinedTermSet', name: 'Glossary', url: toSiteUrl('/glossary/') },
          }}
        />
      )}
    </>
  );
}
