import { drawLocalMap } from './draw-local-map.ts';
import { drawUsMap } from './draw-us-map.ts';
import type { Marker } from './map-marker.ts';
import type { PdfBox, PdfDocument } from './pdf-document.ts';

/** Degrees. A local map of a larger area has more roads than it can show. */
const MAX_LOCAL_SPAN = 4;

/** Adds a map of the surroundings of the markers, or of the country if they are far apart. */
export function addMap(document: PdfDocument, markers: readonly Marker[], { box, alt }: { box: PdfBox; alt: string }): void {
  const draw = isLocal(markers) ? drawLocalMap : drawUsMap;
  document.addFigure(alt, box, () => draw(document, markers, box));
}

function isLocal(markers: readonly Marker[]): boolean {
  const getSpan = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const latitudes = markers.map(({ coordinates }) => coordinates.latitude);
  const longitudes = markers.map(({ coordinates }) => coordinates.longitude);
  return Math.max(getSpan(latitudes), getSpan(longitudes)) <= MAX_LOCAL_SPAN;
}
