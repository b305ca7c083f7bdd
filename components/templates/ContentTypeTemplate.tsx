import { graphql } from 'relay-runtime';
import type { ContentTypeTemplate_contentType$key } from '#generated/ContentTypeTemplate_contentType.graphql.ts';
import { renderArchive } from '#components/content-types/templates.generated.tsx';
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
  const title = getArchiveTitle(type.name, type.label);
  return (
    <>
      <Breadcrumbs items={type.seo?.breadcrumbs} />
      <Hero variant="compact" title={title} />
      {renderArchive({ contentType: type, ...props })}
    </>
  );
}
