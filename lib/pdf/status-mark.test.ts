import { expect, test } from 'vitest';
import { colors } from './colors.ts';
import { PdfDocument } from './pdf-document.ts';
import { drawStatusMark } from './status-mark.ts';

function listColors(slug: string | null): { boxes: string[]; lines: string[] } {
  const document = new PdfDocument({ title: 'Marks', subject: 'Marks', author: 'Causeway', date: new Date(0) }, () => undefined);
  const [boxes, lines]: [string[], string[]] = [[], []];
  document.fillBox = (_box, color) => boxes.push(color);
  document.drawLine = (_from, _to, _width, color) => lines.push(color);
  drawStatusMark(document, slug, { x: 0, y: 0 });
  return { boxes, lines };
}

test('only available space has a solid mark; later space and buildings under construction are hatched, leased ones empty', () => {
  expect(listColors('available-now')).toEqual({ boxes: [colors.dataInk, colors.data], lines: [] });
  expect(listColors('available-later')).toEqual({ boxes: [colors.dataInk, colors.paper], lines: Array(3).fill(colors.dataInk) });
  expect(listColors('under-construction')).toEqual({ boxes: [colors.ink, colors.paper], lines: Array(3).fill(colors.ink) });
  expect(listColors('leased')).toEqual({ boxes: [colors.faintLine, colors.paper], lines: [] });
  expect(listColors(null)).toEqual(listColors('leased'));
});
