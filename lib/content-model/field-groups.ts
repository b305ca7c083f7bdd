/** Field groups that several content types share. */
import { boolean, link, list, select, text } from './define.ts';

export const postFields = {
  description: 'Layout of the page or post.',
  fields: {
    layoutType: select(['default', 'wide', 'narrow', 'landing'], 'Layout type.'),
    location: text('Dateline, for example “Long Beach, California”.'),
    mediaContactHide: boolean('Hides the media contact.'),
    titleAlignment: select(['start', 'center'], 'Alignment of the title.'),
  },
} as const;

export const breadcrumbs = {
  description: 'Breadcrumbs of the page. Without custom breadcrumbs, they follow the parent pages.',
  fields: {
    enableCustomBreadcrumbs: boolean('Uses the custom breadcrumbs instead of the parent pages.'),
    breadcrumbSeparator: text('Separator between breadcrumbs. If empty, “/”.'),
    breadcrumbs: list(
      { label: text('Link text.'), link: link('Link target.') },
      { description: 'Custom breadcrumbs, starting at the root.' },
    ),
    currentPageTitleOverride: text('Label of the current page, at the end of the breadcrumbs.'),
  },
} as const;
