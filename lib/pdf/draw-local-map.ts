/** Draws the surroundings of one or several places: counties, interstates, cities and numbered markers. */
import { createLocalMap } from '#lib/map/local-map.ts';
import { separateMarkers } from '#lib/map/separate-markers.ts';
import { colors } from './colors.ts';
import { drawMarker, type Marker, MARKER_RADIUS, MIN_MARKER_DISTANCE } from './map-marker.ts';
import type { PdfBox, PdfDocument, TextStyle } from './pdf-document.ts';

/** The sizes are for the labels, whose space `createLocalMap` estimates for letters of 12 units. */
const labelStyle: TextStyle = { font: 'text', size: 11, color: colors.inkQuiet };
const cityStyle: TextStyle = { font: 'strong', size: 11.5, color: colors.ink };
const roadStyle: TextStyle = { font: 'strong', size: 10, color: colors.ink };

/** Points per unit of the map. */
const SCALE = 0.66;

/** Draws nothing without markers. */
export function drawLocalMap(document: PdfDocument, markers: readonly Marker[], box: PdfBox): void {
  const map = createLocalMap(
    markers.map(({ coordinates }) => coordinates),
    { width: Math.round(box.width / SCALE), height: Math.round(box.height / SCALE) },
  );
  if (!map) return;
  const positions = markers.map(({ coordinates }) => map.project(coordinates));
  const places = separateMarkers(positions, MIN_MARKER_DISTANCE);
  const labels = map.placeLabels(
    places.map(({ x, y }) => ({ left: x - MARKER_RADIUS, right: x + MARKER_RADIUS, top: y - MARKER_RADIUS, bottom: y + MARKER_RADIUS })),
  );
  document.fillBox(box, colors.court);
  document.drawScaled(box, { x: 0, y: 0, width: map.width, height: map.height }, (doc) => {
    doc.path(map.graticule).lineWidth(0.6).stroke(colors.paper);
    doc.path(map.counties).lineWidth(0.8).stroke(colors.rule);
    if (map.roads !== '') doc.path(map.roads).lineWidth(2.4).lineCap('round').stroke(colors.faintLine);
    for (const { x, y, text } of labels.counties) document.drawLabel(text, labelStyle, x, y, 'middle');
    for (const { x, y, text, labelX, labelY, anchor, isLarge } of labels.cities) {
      doc.circle(x, y, 2).fill(colors.ink);
      document.drawLabel(text, isLarge ? cityStyle : labelStyle, labelX, labelY, anchor);
    }
    for (const { x, y, text, width, height } of labels.roads) {
      doc
        .rect(x - width / 2, y - height / 2, width, height)
        .lineWidth(0.8)
        .fillAndStroke(colors.paper, colors.ink);
      document.drawLabel(text, roadStyle, x, y + 3.6, 'middle');
    }
    for (const [index, { x, y }] of positions.entries()) {
      const place = places[index] ?? { x, y };
      doc.moveTo(x, y).lineTo(place.x, place.y).lineWidth(1).stroke(colors.ink);
    }
    for (const [index, { label }] of markers.entries()) drawMarker(document, doc, label, places[index] ?? { x: 0, y: 0 });
  });
}
