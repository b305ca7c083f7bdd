/**
 * Maps the style attributes of blocks to design tokens. Editors choose alignment, colors, font sizes and spacing by preset name (`wide`, `sunk`,
 * `large`, `var:preset|spacing|40`); imported content may hold lengths (`24px`). The attribute names are those of WordPress block supports.
 * A value without a matching token is ignored.
 */
import { getProperty } from '#lib/json/records.ts';

export const aligns = ['wide', 'full', 'left', 'right', 'center'] as const;
export const backgrounds = ['paper', 'sunk', 'night', 'signal', 'data'] as const;
export const textColors = ['ink', 'quiet', 'data'] as const;
export const fontSizes = ['small', 'medium', 'large', 'x-large', 'xx-large'] as const;
export const spaces = ['none', '1', '2', '3', '4', '5', '6', '7', '8'] as const;

export type Presets = {
  align: (typeof aligns)[number] | null;
  background: (typeof backgrounds)[number] | null;
  textColor: (typeof textColors)[number] | null;
  fontSize: (typeof fontSizes)[number] | null;
  /** Space between inner blocks. */
  gap: (typeof spaces)[number] | null;
  paddingBlock: (typeof spaces)[number] | null;
  paddingInline: (typeof spaces)[number] | null;
  textAlign: 'start' | 'center' | 'end' | null;
};

/** The block attributes that hold presets. */
export type PresetAttributes = {
  readonly align?: string | null | undefined;
  readonly backgroundColor?: string | null | undefined;
  readonly textColor?: string | null | undefined;
  readonly fontSize?: string | null | undefined;
  readonly textAlign?: string | null | undefined;
  /** The style object of WordPress. Its spacing and its text alignment are read. */
  readonly style?: unknown;
};

/** Background tokens by color name: the names of this site, of WordPress's default palette and of block themes. */
const backgroundNames: Readonly<Record<string, Presets['background']>> = {
  paper: 'paper',
  base: 'paper',
  white: 'paper',
  sunk: 'sunk',
  'cyan-bluish-gray': 'sunk',
  'pale-cyan-blue': 'sunk',
  'pale-pink': 'sunk',
  'light-green-cyan': 'sunk',
  tertiary: 'sunk',
  night: 'night',
  black: 'night',
  contrast: 'night',
  'vivid-purple': 'night',
  signal: 'signal',
  primary: 'signal',
  'vivid-red': 'signal',
  'luminous-vivid-orange': 'signal',
  'luminous-vivid-amber': 'signal',
  data: 'data',
  secondary: 'data',
  'vivid-green-cyan': 'data',
  'vivid-cyan-blue': 'data',
};

const textColorNames: Readonly<Record<string, Presets['textColor']>> = {
  ink: 'ink',
  black: 'ink',
  contrast: 'ink',
  quiet: 'quiet',
  'cyan-bluish-gray': 'quiet',
  data: 'data',
  secondary: 'data',
  'vivid-green-cyan': 'data',
  'vivid-cyan-blue': 'data',
};

/** Font size tokens by preset name. WordPress 6 names the two largest sizes `x-large` and `xx-large`; older themes used other names. */
const fontSizeNames: Readonly<Record<string, Presets['fontSize']>> = {
  small: 'small',
  medium: 'medium',
  normal: 'medium',
  large: 'large',
  'x-large': 'x-large',
  'extra-large': 'x-large',
  huge: 'xx-large',
  'xx-large': 'xx-large',
};

const lookUp = <T>(names: Readonly<Record<string, T>>, name: unknown): T | null =>
  typeof name === 'string' && Object.hasOwn(names, name) ? (names[name] ?? null) : null;

const findValue = <T extends string>(values: readonly T[], value: unknown): T | null =>
  values.find((candidate) => candidate === value) ?? null;

/** Pixel values of the tokens `--s1` to `--s8` (styles/tokens.css) on wide screens. The first entry is `none`. */
const spacePixels = [0, 4, 8, 12, 16, 24, 32, 48, 72] as const;

/** A step of WordPress's spacing scale, which runs from 20 to 80. */
const presetSpace = /^var:preset\|spacing\|(\d+)$/;
const cssLength = /^(\d+(?:\.\d+)?)(px|rem|em)$/;

/** Finds the step of the spacing scale nearest to a preset or a CSS length. Returns null when the value is neither. */
export function findNearestSpace(value: unknown): Presets['gap'] {
  if (value === 0 || value === '0') return 'none';
  if (typeof value !== 'string') return null;
  const step = presetSpace.exec(value)?.[1];
  if (step !== undefined) return findValue(spaces, String(Math.min(Math.max(Math.round(Number(step) / 10), 1), 8)));
  const [, figure, unit] = cssLength.exec(value) ?? [];
  if (figure === undefined) return null;
  const pixels = Number(figure) * (unit === 'px' ? 1 : 16);
  const nearest = spacePixels.reduce((best, one) => (Math.abs(one - pixels) < Math.abs(best - pixels) ? one : best));
  return spaces[spacePixels.indexOf(nearest)] ?? null;
}

const textAligns: Readonly<Record<string, Presets['textAlign']>> = {
  left: 'start',
  start: 'start',
  center: 'center',
  right: 'end',
  end: 'end',
};

/** Maps the style attributes of a block to design tokens. Never throws: attributes come from editors and imports, and invalid values become null. */
export function parsePresets(attributes: PresetAttributes | null | undefined): Presets {
  const spacing = getProperty(attributes?.style, 'spacing');
  const padding = getProperty(spacing, 'padding');
  const side = (one: string, other: string) =>
    findNearestSpace(typeof padding === 'string' ? padding : (getProperty(padding, one) ?? getProperty(padding, other)));
  return {
    align: findValue(aligns, attributes?.align),
    background: lookUp(backgroundNames, attributes?.backgroundColor),
    textColor: lookUp(textColorNames, attributes?.textColor),
    fontSize: lookUp(fontSizeNames, attributes?.fontSize),
    gap: findNearestSpace(getProperty(spacing, 'blockGap')),
    paddingBlock: side('top', 'bottom'),
    paddingInline: side('left', 'right'),
    // Since WordPress 7.0, the text alignment is one of the typography settings.
    textAlign: lookUp(textAligns, attributes?.textAlign ?? getProperty(attributes?.style, 'typography', 'textAlign')),
  };
}
