import { notFound } from 'next/navigation';
import { graphql } from 'relay-runtime';
import type { ContentTypeTemplate_contentType$key } from '#generated/ContentTypeTemplate_contentType.graphql.ts';
import { renderArchive } from '#components/content-types/templates.generated.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { readFragment } from '#lib/relay/server.ts';
import type { ArchiveProps } from './shared/archive-props.ts';
import { getArchiveTitle } from './shared/archive-titles.ts';
import { Breadcrumbs } from '#components/ui/navigation/Breadcrumbs.tsx';

/** The list of all nodes of a content type. */
export function ContentTypeTemplate({ contentType, ...props }: ArchiveProps<ContentTypeTemplate_contentType$key>) {
  const type = readFragment(
    graphql`
      fragment ContentTypeTemplate_contentType on ContentType {
        name
        label
        newsArchive(parameters: $parameters) {
          page {
            content
          }
        }
        seo {
          breadcrumbs {
            text
            url
          }
        }
        ...templatesGenerated_contentType
      }
    `,
    contentType,
  );
  // Only lists of posts have numbered pages.
  if (props.pageUri.pageNumber !== null && type.name !== 'post') notFound();
  const title = getArchiveTitle(type.name, type.label);
  return (
    <>
      <Breadcrumbs items={type.seo?.breadcrumbs} />
      <Hero variant="compact" title={title}>
        {type.newsArchive?.page?.content && <RichText html={type.newsArchive.page.content} profile="block" />}
      </Hero>
      {renderArchive({ contentType: type, ...props })}
    </>
  );
}
