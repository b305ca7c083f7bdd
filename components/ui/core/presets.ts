import { parsePresets, type PresetAttributes } from '#lib/blocks/presets.ts';
import styles from './Presets.module.css';

/**
 * Class names for an editor's choices for a block: width, colors, font size, and spacing.
 * @param own Further class names. Falsy values are left out.
 * @returns `undefined` if there are no class names, so that no empty attribute is rendered.
 */
export function getPresetClass(attributes: PresetAttributes | null | undefined, ...own: readonly (string | false | null | undefined)[]) {
  const { align, background, textColor, fontSize, gap, paddingBlock, paddingInline, textAlign } = parsePresets(attributes);
  const chosen = [
    align && styles[`align-${align}`],
    background && styles[`on-${background}`],
    // A text color applies only without a background color, because each background color defines a readable text color.
    textColor && !background && styles[`ink-${textColor}`],
    fontSize && styles[`size-${fontSize}`],
    gap && styles[`gap-${gap}`],
    paddingBlock && styles[`block-${paddingBlock}`],
    paddingInline && styles[`inline-${paddingInline}`],
    textAlign && styles[`text-${textAlign}`],
  ];
  return [...own, ...chosen].filter(Boolean).join(' ') || undefined;
}
