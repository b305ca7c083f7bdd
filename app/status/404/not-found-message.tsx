import { SiteSearchForm } from '#components/layout/SiteSearchForm.tsx';
import { nextLinks } from '#components/layout/next-links.ts';

/** The content of both 404 pages. */
export const notFoundMessage = {
  code: 'Error 404',
  title: 'Page not found',
  links: nextLinks,
  children: (
    <>
      <p>The page may have been moved or removed. Search the site or try one of these:</p>
      <SiteSearchForm place="page" />
    </>
  ),
};
