/** Colors in the notation of the tokens, and the contrast between two of them. */

export type Scheme = 'light' | 'dark';

/** Linear sRGB and opacity, from 0 to 1. */
type Color = { red: number; green: number; blue: number; alpha: number };

const pairPattern = /^light-dark\(((?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\))*),((?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\))*)\)$/;
const variablePattern = /^var\((--[\w-]+)\)$/;
const oklchPattern = /^oklch\(([\d.]+)%\s+([\d.]+)\s+([\d.]+)(?:\s*\/\s*([\d.]+))?\)$/;

/**
 * The color of a token in one color scheme.
 * @param values the values of all tokens by name
 * @returns null for a value that is not a color
 */
export function resolveColor(value: string, scheme: Scheme, values: ReadonlyMap<string, string>): Color | null {
  const text = value.trim();
  const pair = pairPattern.exec(text);
  if (pair) return resolveColor((scheme === 'light' ? pair[1] : pair[2]) ?? '', scheme, values);
  const name = variablePattern.exec(text)?.[1];
  if (name !== undefined) return resolveColor(values.get(name) ?? '', scheme, values);
  const parts = oklchPattern.exec(text);
  return parts ? fromOklch(Number(parts[1]) / 100, Number(parts[2]), Number(parts[3]), Number(parts[4] ?? 1)) : null;
}

/** CSS Color 4, "Converting OKLCH to sRGB". Colors outside of sRGB are clamped. */
function fromOklch(lightness: number, chroma: number, hue: number, alpha: number): Color {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (component: number) => Math.min(Math.max(component, 0), 1);
  return {
    red: clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    green: clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    blue: clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    alpha,
  };
}

/** The contrast ratio of WCAG 2.2, 1 to 21. A transparent color is blended with its background. */
export function getContrast(color: Color, background: Color): number {
  const [lighter = 0, darker = 0] = [getLuminance(blend(color, background)), getLuminance(background)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function getLuminance({ red, green, blue }: Color): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Browsers blend gamma-encoded components. */
function blend(color: Color, background: Color): Color {
  const mix = (above: number, below: number) => decodeGamma(encodeGamma(above) * color.alpha + encodeGamma(below) * (1 - color.alpha));
  return {
    red: mix(color.red, background.red),
    green: mix(color.green, background.green),
    blue: mix(color.blue, background.blue),
    alpha: 1,
  };
}

const encodeGamma = (linear: number): number => (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055);
const decodeGamma = (encoded: number): number => (encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4);
