/** Markers of maps: a number in a circle, or a square for the building that a map is about. */
import { colors } from './colors.ts';
import type { PdfDocument, TextStyle } from './pdf-document.ts';

export type Marker = {
  coordinates: { latitude: number; longitude: number };
  /** The number of the marker; none for the building that the map is about. */
  label?: string;
};

/** In units of a map, of which there are about 1.5 in a point. */
export const MARKER_RADIUS = 9.5;
export const MIN_MARKER_DISTANCE = 22;
/** Half of the side of the square. */
const SQUARE_SIZE = 7;

const markerStyle: TextStyle = { font: 'strong', size: 11, color: colors.paper };

export function drawMarker(
  document: PdfDocument,
  doc: PDFKit.PDFDocument,
  label: string | undefined,
  { x, y }: { x: number; y: number },
): void {
  if (label === undefined) {
    const side = 2 * SQUARE_SIZE;
    doc
      .rect(x - SQUARE_SIZE, y - SQUARE_SIZE, side, side)
      .lineWidth(2)
      .fillAndStroke(colors.data, colors.paper);
    return;
  }
  doc.circle(x, y, MARKER_RADIUS).lineWidth(1.2).fillAndStroke(colors.ink, colors.paper);
  document.drawLabel(label, markerStyle, x, y + 3.9, 'middle');
}
