/** The colors of documents: the light values of the design tokens (styles/tokens.css), converted to the sRGB of PDF. */

type Oklab = readonly [lightness: number, a: number, b: number];

/** The tokens as CSS states them: lightness in percent, chroma, hue in degrees. */
export const colorTokens = {
  paperSunk: [94, 0.011, 83],
  paperDeep: [89, 0.014, 80],
  ink: [23, 0.04, 258],
  inkQuiet: [40, 0.03, 256],
  inkFaint: [52, 0.02, 256],
  night: [16.5, 0.03, 256],
  signal: [68, 0.19, 45],
  onSignal: [16, 0.03, 258],
  data: [56, 0.1, 190],
  dataInk: [38, 0.07, 195],
} as const;

const WHITE: Oklab = [1, 0, 0];

function toOklab([lightness, chroma, hue]: readonly [number, number, number]): Oklab {
  const angle = (hue * Math.PI) / 180;
  return [lightness / 100, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

/** The matrices of the definition of Oklab. */
function toHex([lightness, a, b]: Oklab): string {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${channels.map(toHexChannel).join('')}`;
}

function toHexChannel(linear: number): string {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0');
}

/** Mixes a color with the white of the paper, as `color-mix(in oklab, …)` does. @param share of the color, 0 to 1 */
function mix(color: Oklab, share: number): string {
  const [lightness, a, b] = color.map((value, index) => value * share + (WHITE[index] ?? 0) * (1 - share));
  return toHex([lightness ?? 1, a ?? 0, b ?? 0]);
}

const ink = toOklab(colorTokens.ink);
const data = toOklab(colorTokens.data);

export const colors = {
  paper: toHex(WHITE),
  paperSunk: toHex(toOklab(colorTokens.paperSunk)),
  paperDeep: toHex(toOklab(colorTokens.paperDeep)),
  ink: toHex(ink),
  inkQuiet: toHex(toOklab(colorTokens.inkQuiet)),
  inkFaint: toHex(toOklab(colorTokens.inkFaint)),
  night: toHex(toOklab(colorTokens.night)),
  /** A symbol on the color of the night that stays in the background. */
  nightRule: toHex(toOklab([24, 0.035, 256])),
  signal: toHex(toOklab(colorTokens.signal)),
  onSignal: toHex(toOklab(colorTokens.onSignal)),
  data: toHex(data),
  dataInk: toHex(toOklab(colorTokens.dataInk)),
  /** The color between rows. */
  rule: mix(ink, 0.2),
  /** Lines that are less important than others. */
  fineLine: mix(ink, 0.5),
  faintLine: mix(ink, 0.32),
  shade: mix(ink, 0.1),
  /** The floor and the truck courts of drawings. */
  floor: mix(data, 0.18),
  court: mix(ink, 0.06),
} as const;

export type Color = (typeof colors)[keyof typeof colors];
