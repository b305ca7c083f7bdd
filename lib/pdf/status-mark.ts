/** The mark of a status, as in components/ui/property/StatusBadge.module.css. Its hatch also shows in black-and-white print which space is available. */
import { type Color, colors } from './colors.ts';
import type { PdfDocument } from './pdf-document.ts';

const SIZE = 7;
const LINE = 0.8;
/** Along each hatch line, x + y is this share of the side. */
const HATCH = [0.5, 1, 1.5] as const;

type Mark = { border: Color; fill?: Color; hatch?: Color };

const marks: Readonly<Record<string, Mark>> = {
  'available-now': { border: colors.dataInk, fill: colors.data },
  'available-later': { border: colors.dataInk, hatch: colors.dataInk },
  'under-construction': { border: colors.ink, hatch: colors.ink },
};
const otherStatus: Mark = { border: colors.faintLine };

/** Draws the mark of a status with its upper left corner at x and y. */
export function drawStatusMark(document: PdfDocument, slug: string | null | undefined, { x, y }: { x: number; y: number }): void {
  const { border, fill = colors.paper, hatch } = marks[slug ?? ''] ?? otherStatus;
  document.fillBox({ x, y, width: SIZE, height: SIZE }, border);
  document.fillBox({ x: x + LINE, y: y + LINE, width: SIZE - 2 * LINE, height: SIZE - 2 * LINE }, fill);
  if (!hatch) return;
  for (const share of HATCH) {
    const [near, far] = [Math.max(0, share - 1) * SIZE, Math.min(share, 1) * SIZE];
    document.drawLine({ x: x + near, y: y + far }, { x: x + far, y: y + near }, LINE, hatch);
  }
}
