/** Field groups that more than one content type carries. */
import { boolean, link, list, select, text } from './define.ts';

export const postFields = {
  description: 'How the page or post is laid out.',
  fields: {
    layoutType: select(['default', 'wide', 'narrow', 'landing'], 'Width and furniture of the page.'),
    location: text('Dateline of the piece, e.g. “Long Beach, California”.'),
    mediaContactHide: boolean('Leaves the media contact out.'),
    titleAlignment: select(['start', 'center'], 'Where the title stands.'),
  },
} as const;

export const breadcrumbs = {
  description: 'Breadcrumbs of the page; without custom ones they follow its parents.',
  fields: {
    enableCustomBreadcrumbs: boolean('Uses the list below instead of the page’s parents.'),
    breadcrumbSeparator: text('Sign between two breadcrumbs, “/” when empty.'),
    breadcrumbs: list(
      { label: text('Words of the link.'), link: link('Where it leads.') },
      { description: 'Custom breadcrumbs from the root down.' },
    ),
    currentPageTitleOverride: text('Words for the page itself at the end of the list.'),
  },
} as const;
