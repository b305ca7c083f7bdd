import { graphql } from 'relay-runtime';
import type { PageTemplate_page$key } from '#generated/PageTemplate_page.graphql.ts';
import { BlockTree } from '#components/blocks/BlockTree.tsx';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { readFragment } from '#lib/relay/server.ts';
import { Breadcrumbs } from '#components/ui/navigation/Breadcrumbs.tsx';
import { applyCustomBreadcrumbs } from '#lib/seo/custom-breadcrumbs.ts';
import { Title } from '#components/templates/shared/Title.tsx';

/** Hero blocks open a page and contain its title. */
const isHeroBlock = (name: string | undefined) => name?.endsWith('-hero') ?? false;

/** A page made of blocks. If the first block is not a hero, the page starts with its title. */
export function PageTemplate({ page }: { page: PageTemplate_page$key }) {
  const { title, isFrontPage, seo, breadcrumbs, blocks } = readFragment(
    graphql`
      fragment PageTemplate_page on Page {
        title
        isFrontPage
        seo {
          breadcrumbs {
            text
            url
          }
        }
        breadcrumbs {
          enableCustomBreadcrumbs
          currentPageTitleOverride
          breadcrumbs {
            label
            link {
              url
            }
          }
        }
        blocks(flat: true) {
          name
          ...BlockTree_blocks
        }
      }
    `,
    page,
  );
  const titled = !isHeroBlock(blocks?.[0]?.name);
  return (
    <>
      {isFrontPage ? null : <Breadcrumbs items={applyCustomBreadcrumbs(seo?.breadcrumbs, breadcrumbs)} />}
      {titled && <Hero variant="compact" title={<Title html={title} />} />}
      <BlockTree blocks={blocks ?? []} hasPageTitle={titled} />
    </>
  );
}
