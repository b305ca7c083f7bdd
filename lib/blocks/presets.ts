/**
 * Editors choose widths, colours, sizes and spaces by name (`wide`, `sunk`, `large`, `var:preset|spacing|40`) or, in content that comes from
 * elsewhere, by value (`24px`). Both end at a design token: the site has no other colours and no other spaces. Names are those of WordPress's
 * block supports; what has no counterpart changes nothing.
 */

export const aligns = ['wide', 'full', 'left', 'right', 'center'] as const;
export const backgrounds = ['paper', 'sunk', 'night', 'signal', 'data'] as const;
export const inks = ['ink', 'quiet', 'data'] as const;
export const fontSizes = ['small', 'medium', 'large', 'x-large', 'xx-large'] as const;
export const spaces = ['none', '1', '2', '3', '4', '5', '6', '7', '8'] as const;

export type Presets = {
  align: (typeof aligns)[number] | null;
  background: (typeof backgrounds)[number] | null;
  ink: (typeof inks)[number] | null;
  fontSize: (typeof fontSizes)[number] | null;
  /** Between inner blocks. */
  gap: (typeof spaces)[number] | null;
  paddingBlock: (typeof spaces)[number] | null;
  paddingInline: (typeof spaces)[number] | null;
  textAlign: 'start' | 'center' | 'end' | null;
};

/** Attributes of any block, as far as presets come from them. */
export type PresetAttributes = {
  readonly align?: string | null | undefined;
  readonly backgroundColor?: string | null | undefined;
  readonly textColor?: string | null | undefined;
  readonly fontSize?: string | null | undefined;
  readonly textAlign?: string | null | undefined;
  /** WordPress's style object: spacing, among others. */
  readonly style?: unknown;
};

/** Names of WordPress's own palette and of ours, by what they come to here. Lights are paper, darks are night. */
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

const inkNames: Readonly<Record<string, Presets['ink']>> = {
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

/** WordPress 6 calls the two larger sizes `x-large` and `xx-large`; older themes had other names. */
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

const named = <T>(names: Readonly<Record<string, T>>, name: unknown): T | null =>
  typeof name === 'string' && Object.hasOwn(names, name) ? (names[name] ?? null) : null;

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | null => values.find((one) => one === value) ?? null;

/** Pixels of the tokens `--s1` to `--s8` (styles/tokens.css) on a wide page. */
const spacePixels = [0, 4, 8, 12, 16, 24, 32, 48, 72] as const;

/** WordPress's spacing scale has the steps 20 to 80. */
const presetSpace = /^var:preset\|spacing\|(\d+)$/;
const givenLength = /^(\d+(?:\.\d+)?)(px|rem|em)$/;

/** The step of the spacing scale for what an editor chose or wrote; null for what is no length. */
export function nearestSpace(value: unknown): Presets['gap'] {
  if (value === 0 || value === '0') return 'none';
  if (typeof value !== 'string') return null;
  const step = presetSpace.exec(value)?.[1];
  if (step !== undefined) return oneOf(spaces, String(Math.min(Math.max(Math.round(Number(step) / 10), 1), 8)));
  const [, figure, unit] = givenLength.exec(value) ?? [];
  if (figure === undefined) return null;
  const pixels = Number(figure) * (unit === 'px' ? 1 : 16);
  const nearest = spacePixels.reduce((best, one) => (Math.abs(one - pixels) < Math.abs(best - pixels) ? one : best));
  return spaces[spacePixels.indexOf(nearest)] ?? null;
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;

const textAligns: Readonly<Record<string, Presets['textAlign']>> = {
  left: 'start',
  start: 'start',
  center: 'center',
  right: 'end',
  end: 'end',
};

/** What an editor chose, as tokens. Never throws, whatever the attributes hold. */
export function presetsOf(attributes: PresetAttributes | null | undefined): Presets {
  const spacing = member(attributes?.style, 'spacing');
  const padding = member(spacing, 'padding');
  const side = (one: string, other: string) =>
    nearestSpace(typeof padding === 'string' ? padding : (member(padding, one) ?? member(padding, other)));
  return {
    align: oneOf(aligns, attributes?.align),
    background: named(backgroundNames, attributes?.backgroundColor),
    ink: named(inkNames, attributes?.textColor),
    fontSize: named(fontSizeNames, attributes?.fontSize),
    gap: nearestSpace(member(spacing, 'blockGap')),
    paddingBlock: side('top', 'bottom'),
    paddingInline: side('left', 'right'),
    textAlign: named(textAligns, attributes?.textAlign),
  };
}
