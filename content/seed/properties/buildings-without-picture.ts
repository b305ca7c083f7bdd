/** Which buildings need a picture: those that other pages mention, and those with space. The others are shown as drawings. */
import { buildings } from '../figures.ts';
import { getBuildingPicture } from './building-pictures.ts';
import { handwrittenBuildings } from './handwritten-buildings.ts';

const handwritten = new Set(handwrittenBuildings.map(({ slug }) => slug));

/** Slugs of the buildings that need a picture and have none, the largest first. */
export function getBuildingsWithoutPicture(): string[] {
  return buildings
    .filter((item) => handwritten.has(item.slug) || item.status !== 'leased')
    .filter((item) => getBuildingPicture(item.slug) === undefined)
    .toSorted((a, b) => b.totalSquareFeet - a.totalSquareFeet || a.slug.localeCompare(b.slug))
    .map(({ slug }) => slug);
}
