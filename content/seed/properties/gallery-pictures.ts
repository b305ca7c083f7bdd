/** The pictures in the galleries of properties, in addition to their lead pictures. They are rendered from the facts of the building (scripts/pictures). */
import { getBuildingLayout } from './building-layout.ts';
import type { Building } from './building.ts';

/** What a picture shows: the truck court, the empty warehouse, the bay behind the dock doors, or racking. */
export const galleryViews = ['court', 'shell', 'speed-bay', 'racking'] as const;
export type GalleryView = (typeof galleryViews)[number];

export type GalleryPicture = {
  /** Slug of the building. The file is `gallery-<slug>-<view>.jpg`. */
  building: string;
  view: GalleryView;
  /** What the picture shows. */
  alt: string;
};

export const galleryPictures: readonly GalleryPicture[] = [
  {
    building: 'trinity-crossing-2',
    view: 'court',
    alt: 'A truck court in low sun: a long white dock wall with a teal band on the right, tractors and trailers of several colors at its doors, and a row of parked trailers on the left',
  },
  {
    building: 'trinity-crossing-2',
    view: 'speed-bay',
    alt: 'The bay behind the dock doors of an empty warehouse: a long row of doors on the left, one of them open, a forklift, and rows of columns on the right under white joists and lines of lamps',
  },
  {
    building: 'trinity-crossing-2',
    view: 'shell',
    alt: 'An empty warehouse, seen across its polished floor toward a row of dock doors, with white columns, open joists, skylights and lines of lamps',
  },
];

/** Slug in the media library. */
export const getGalleryPictureSlug = ({ building, view }: Pick<GalleryPicture, 'building' | 'view'>): string =>
  `gallery-${building}-${view}`;

/** Slugs of the pictures in the gallery of a building. */
export const getGallery = (building: string): string[] =>
  galleryPictures.filter((picture) => picture.building === building).map((picture) => getGalleryPictureSlug(picture));

/** What the facts say about what a picture shows. */
export function getGalleryCaption(view: GalleryView, item: Building): string {
  const { columnSpacingLengthFeet, columnSpacingDepthFeet, speedBayFeet, sides } = getBuildingLayout(item);
  const court = Math.max(...sides.map(({ truckCourtFeet = 0 }) => truckCourtFeet));
  const captions: Readonly<Record<GalleryView, string>> = {
    court: `Truck court, ${court} ft deep.`,
    shell: `Inside: ${item.clearHeightFeet} ft clear, bays of ${columnSpacingLengthFeet} × ${columnSpacingDepthFeet} ft.`,
    'speed-bay': `Speed bay behind the dock doors, ${speedBayFeet} ft deep.`,
    racking: `Racking, ${item.clearHeightFeet} ft clear.`,
  };
  return captions[view];
}
