import { parsePresets, type PresetAttributes } from '#lib/blocks/presets.ts';
import styles from './Presets.module.css';

/**
 * Class names for what an editor chose for a block: width, colours, size of type, spaces.
 * @param own further class names; what is false or missing is left out
 * @returns undefined when there is nothing to say, so that no empty attribute is written
 */
export function getPresetClass(attributes: PresetAttributes | null | undefined, ...own: readonly (string | false | null | undefined)[]) {
  const { align, background, textColor: ink, fontSize, gap, paddingBlock, paddingInline, textAlign } = parsePresets(attributes);
  const chosen = [
    align && styles[`align-${align}`],
    background && styles[`on-${background}`],
    // Colours of text are for plain ground: on a coloured one its own ink is the one that can be read.
    ink && !background && styles[`ink-${ink}`],
    fontSize && styles[`size-${fontSize}`],
    gap && styles[`gap-${gap}`],
    paddingBlock && styles[`block-${paddingBlock}`],
    paddingInline && styles[`inline-${paddingInline}`],
    textAlign && styles[`text-${textAlign}`],
  ];
  return [...own, ...chosen].filter(Boolean).join(' ') || undefined;
}

/** Thirds of a picture, as the style sheet names them. */
const thirds = ['first', 'middle', 'last'] as const;

/**
 * Class name that keeps the part of a cropped picture in view which an editor pointed at.
 * @param focalPoint WordPress's object of `x` and `y`, from 0 to 1; anything else is the middle
 */
export function getFocalPointClass(focalPoint: unknown): string | undefined {
  const third = (name: 'x' | 'y') => {
    const at =
      typeof focalPoint === 'object' && focalPoint !== null && name in focalPoint ? (focalPoint as Record<string, unknown>)[name] : null;
    return thirds[typeof at === 'number' ? Math.min(2, Math.max(0, Math.floor(at * 3))) : 1];
  };
  return styles[`focus-${third('x')}-${third('y')}`];
}
