/** Field groups that several content types share. */
import { boolean, date, type Field, labeled, link, list, select, text } from './define.ts';

export const postFields = {
  description: 'Layout of the page or post.',
  fields: {
    layoutType: select(['default', 'wide', 'narrow', 'landing'], 'Layout type.'),
    location: text('Dateline, for example “Long Beach, California”.'),
    mediaContactHide: labeled('Hide media contact', boolean('Hides the media contact.')),
    titleAlignment: select(['start', 'center'], 'Alignment of the title.'),
  },
} as const;

/** Figures of research. Pages show only those with a source and a date. Figures about the company's own buildings are computed instead. */
export const publishedFigures = (description: string): Field =>
  list(
    {
      value: text('The figure, for example “7.6%” or “$8.14”.'),
      unit: text('Unit after the figure, for example “million sq ft”.'),
      label: text('What the figure counts.'),
      source: text('Who published the figure.'),
      date: date('Last day of the period that the figure describes.'),
    },
    { description },
  );

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
