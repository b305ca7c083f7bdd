/** Draws a drawing of a building into a document, with the strokes and fills that the site uses for the same roles. */
import { toPathData } from '#lib/drawings/svg-path.ts';
import type { Drawing, Label, LabelBackground, Shape, ShapeRole, Sheet } from '#lib/drawings/geometry.ts';
import { type Color, colors } from './colors.ts';
import type { PdfBox, PdfDocument } from './pdf-document.ts';

type Pen = { fill?: Color; stroke?: Color; width?: number; dash?: readonly [number, number] };

const pens: Readonly<Record<ShapeRole, Pen>> = {
  site: { stroke: colors.fineLine, width: 0.6, dash: [5, 2.5] },
  street: { stroke: colors.data, width: 1.6 },
  court: { fill: colors.court },
  deck: { fill: colors.paper, stroke: colors.ink, width: 0.5 },
  floor: { fill: colors.floor },
  wall: { stroke: colors.ink, width: 1.2 },
  roof: { fill: colors.paper },
  facade: { fill: colors.paper },
  shade: { fill: colors.shade },
  outline: { stroke: colors.ink, width: 0.8 },
  office: { fill: colors.paper, stroke: colors.ink, width: 0.6 },
  room: { stroke: colors.ink, width: 0.8 },
  'demising-wall': { stroke: colors.ink, width: 0.8 },
  column: { fill: colors.ink },
  'grid-line': { stroke: colors.faintLine, width: 0.4, dash: [5, 2.5] },
  'bay-line': { stroke: colors.faintLine, width: 0.4 },
  'dock-door': { stroke: colors.ink, width: 0.5 },
  'drive-in-door': { fill: colors.ink, stroke: colors.ink, width: 0.5 },
  'trailer-stall': { stroke: colors.fineLine, width: 0.35 },
  'car-stall': { stroke: colors.fineLine, width: 0.35 },
  'van-stall': { stroke: colors.fineLine, width: 0.35 },
  railcar: { fill: colors.paper, stroke: colors.ink, width: 0.5 },
  'row-end': { stroke: colors.fineLine, width: 0.35 },
  rail: { stroke: colors.ink, width: 0.9, dash: [0.8, 1.4] },
  truck: { stroke: colors.ink, width: 0.6 },
  person: { stroke: colors.ink, width: 0.6 },
  ground: { stroke: colors.ink, width: 0.6 },
  structure: { stroke: colors.ink, width: 0.6 },
  break: { stroke: colors.ink, width: 0.6 },
  ring: { stroke: colors.ink, width: 0.6 },
  tick: { stroke: colors.faintLine, width: 0.4 },
  direction: { stroke: colors.data, width: 0.9 },
  place: { fill: colors.ink },
  key: { fill: colors.paper, stroke: colors.ink, width: 0.6 },
  dimension: { stroke: colors.ink, width: 0.6 },
  extension: { stroke: colors.faintLine, width: 0.4 },
  leader: { stroke: colors.ink, width: 0.6 },
  bubble: { fill: colors.paper, stroke: colors.ink, width: 0.6 },
  solid: { fill: colors.ink },
};

const backgrounds: Readonly<Record<LabelBackground, Color>> = { paper: colors.paper, floor: colors.floor, court: colors.court };

/** Heights of normal text on paper, in points. Labels do not grow with a large drawing. */
const MAX_TEXT_SIZE = 7.5;

/** Circles that contain text. They are as large as their text. */
type Circle = Extract<Shape, { kind: 'circle' }>;

/** Draws the sheet that fits the box best: the one for narrow screens where the box is narrow. */
export function drawSheet(document: PdfDocument, drawing: Drawing, box: PdfBox): void {
  const sheet = selectSheet(drawing, box);
  document.drawScaled(box, sheet.box, (doc, scale) => {
    const textSize = Math.min(sheet.textSize, MAX_TEXT_SIZE / scale);
    if (sheet.isTurned) doc.save().rotate(90);
    for (const shape of drawing.shapes) drawShape(doc, shape, scale, textSize);
    if (sheet.isTurned) doc.restore();
    const shown = (item: Circle | Label) => item.isDense !== true;
    for (const shape of sheet.shapes) if (shape.kind === 'polyline' || shown(shape)) drawShape(doc, shape, scale, textSize);
    for (const label of sheet.labels.filter(shown)) drawSheetLabel(document, doc, label, textSize);
  });
}

/** In narrower boxes, the labels of the wide sheet cannot be read. */
const NARROW_WIDTH = 240;

/** The sheet on which the drawing is larger. */
function selectSheet({ wide, narrow }: Drawing, { width, height }: PdfBox): Sheet {
  if (width < NARROW_WIDTH) return narrow;
  const getScale = ({ box }: Sheet) => Math.min(width / box.width, height / box.height);
  return getScale(narrow) > getScale(wide) * 1.15 ? narrow : wide;
}

/** The height of the drawing in a box of this width. */
export function getSheetHeight(drawing: Drawing, width: number, maxHeight: number): number {
  const { box } = selectSheet(drawing, { x: 0, y: 0, width, height: maxHeight });
  return Math.min(maxHeight, (width * box.height) / box.width);
}

function drawShape(doc: PDFKit.PDFDocument, shape: Shape, scale: number, textSize: number): void {
  const { fill, stroke, width = 0.6, dash } = pens[shape.role];
  if (shape.kind === 'circle') doc.circle(shape.center.x, shape.center.y, shape.isText ? shape.radius * textSize : shape.radius);
  else doc.path(toPathData(shape));
  doc.lineWidth(width / scale).lineJoin('miter');
  if (dash) doc.dash(dash[0] / scale, { space: dash[1] / scale });
  else doc.undash();
  if (fill && stroke) doc.fillAndStroke(fill, stroke);
  else if (fill) doc.fill(fill);
  else doc.stroke(stroke ?? colors.ink);
  doc.undash();
}

function drawSheetLabel(document: PdfDocument, doc: PDFKit.PDFDocument, label: Label, textSize: number): void {
  const { text, at, anchor, isStrong, isVertical, background } = label;
  const size = label.size * textSize;
  const style = { font: isStrong ? 'narrow' : 'text', size, color: colors.ink } as const;
  doc.save().translate(at.x, at.y);
  if (isVertical) doc.rotate(-90);
  if (background) {
    const width = document.measureWidth(text, style) + 0.5 * size;
    const left = { start: -0.25 * size, middle: -width / 2, end: 0.25 * size - width }[anchor];
    document.fillBox({ x: left, y: -0.6 * size, width, height: 1.2 * size }, backgrounds[background]);
  }
  document.drawLabel(text, style, 0, 0.35 * size, anchor);
  doc.restore();
}
