/** Draws the contiguous United States with numbered markers, for places that are too far apart for a local map. */
import { separateMarkers } from '#lib/map/separate-markers.ts';
import { getUsMap } from '#lib/map/us-map.ts';
import { colors } from './colors.ts';
import { drawMarker, type Marker, MIN_MARKER_DISTANCE } from './map-marker.ts';
import type { PdfBox, PdfDocument } from './pdf-document.ts';

export function drawUsMap(document: PdfDocument, markers: readonly Marker[], box: PdfBox): void {
  const map = getUsMap();
  const shown = markers.flatMap(({ coordinates, label }) => {
    const position = map.project(coordinates);
    return position ? [{ position, label }] : [];
  });
  const positions = shown.map(({ position }) => position);
  const places = separateMarkers(positions, MIN_MARKER_DISTANCE);
  document.fillBox(box, colors.court);
  document.drawScaled(box, { x: 0, y: 0, width: map.width, height: map.height }, (doc) => {
    doc.path(map.graticule).lineWidth(0.8).stroke(colors.paper);
    doc.path(map.land).lineWidth(1).fillAndStroke(colors.paper, colors.fineLine);
    doc.path(map.states).lineWidth(0.8).stroke(colors.rule);
    doc.path(map.roads).lineWidth(1.2).stroke(colors.rule);
    for (const [index, { x, y }] of positions.entries()) {
      const place = places[index] ?? { x, y };
      doc.moveTo(x, y).lineTo(place.x, place.y).lineWidth(1).stroke(colors.ink);
    }
    for (const [index, { label }] of shown.entries()) drawMarker(document, doc, label, places[index] ?? { x: 0, y: 0 });
  });
}
