/** The text styles of documents: the more prominent, the narrower and heavier, as on the site (docs/design-system.md). Sizes are in points. */
import { colors } from './colors.ts';
import type { TextStyle } from './pdf-document.ts';

export const textStyles = {
  brand: { font: 'narrow', size: 14, leading: 1 },
  title: { font: 'display', size: 38, leading: 0.98 },
  longTitle: { font: 'display', size: 27, leading: 1 },
  sectionTitle: { font: 'narrow', size: 14, leading: 1.1 },
  itemTitle: { font: 'narrow', size: 10.5, leading: 1.15 },
  figure: { font: 'display', size: 40, leading: 1 },
  number: { font: 'display', size: 20, leading: 1.1 },
  value: { font: 'narrow', size: 12, leading: 1.15 },
  lead: { font: 'text', size: 10.5, leading: 1.4 },
  text: { font: 'text', size: 8.5, leading: 1.4 },
  strong: { font: 'strong', size: 8.5, leading: 1.4 },
  label: { font: 'text', size: 7.5, leading: 1.3, color: colors.inkQuiet },
} as const satisfies Record<string, TextStyle>;
