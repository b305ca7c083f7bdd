/** The drawing series of a page, which the title block shows as the first part of the sheet number, as in a set of building plans. */
export type SeriesName = 'front' | 'page' | 'property' | 'place' | 'news' | 'people';

export const sheetNumbers: Readonly<Record<SeriesName, string>> = {
  front: 'A000',
  page: 'A100',
  property: 'A200',
  place: 'A300',
  news: 'A500',
  people: 'A600',
};
