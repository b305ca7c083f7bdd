/** Colours as the tokens spell them, and how well one is read on another. */

export type Scheme = 'light' | 'dark';

/** Linear sRGB from 0 to 1, and opacity. */
type Colour = { red: number; green: number; blue: number; alpha: number };

const pairPattern = /^light-dark\(((?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\))*),((?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\))*)\)$/;
const variablePattern = /^var\((--[\w-]+)\)$/;
const oklchPattern = /^oklch\(([\d.]+)%\s+([\d.]+)\s+([\d.]+)(?:\s*\/\s*([\d.]+))?\)$/;

/**
 * A token's colour in one scheme.
 * @param values of all tokens by name
 * @returns null for what is no colour
 */
export function resolveColour(value: string, scheme: Scheme, values: ReadonlyMap<string, string>): Colour | null {
  const text = value.trim();
  const pair = pairPattern.exec(text);
  if (pair) return resolveColour((scheme === 'light' ? pair[1] : pair[2]) ?? '', scheme, values);
  const name = variablePattern.exec(text)?.[1];
  if (name !== undefined) return resolveColour(values.get(name) ?? '', scheme, values);
  const parts = oklchPattern.exec(text);
  return parts ? fromOklch(Number(parts[1]) / 100, Number(parts[2]), Number(parts[3]), Number(parts[4] ?? 1)) : null;
}

/** CSS Color 4, "Converting OKLCH to sRGB"; what no screen shows is cut to what it does. */
function fromOklch(lightness: number, chroma: number, hue: number, alpha: number): Colour {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const within = (part: number) => Math.min(Math.max(part, 0), 1);
  return {
    red: within(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    green: within(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    blue: within(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    alpha,
  };
}

/** WCAG 2.2, "contrast ratio": 1 to 21. What can be seen through is seen on the ground. */
export function contrast(colour: Colour, ground: Colour): number {
  const [lighter = 0, darker = 0] = [luminance(over(colour, ground)), luminance(ground)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance({ red, green, blue }: Colour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Browsers mix the numbers that are kept, which are not proportional to light. */
function over(colour: Colour, ground: Colour): Colour {
  const mix = (above: number, below: number) => toLight(toKept(above) * colour.alpha + toKept(below) * (1 - colour.alpha));
  return { red: mix(colour.red, ground.red), green: mix(colour.green, ground.green), blue: mix(colour.blue, ground.blue), alpha: 1 };
}

const toKept = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
const toLight = (kept: number): number => (kept <= 0.04045 ? kept / 12.92 : ((kept + 0.055) / 1.055) ** 2.4);
