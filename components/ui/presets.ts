import { presetsOf, type PresetAttributes } from '#lib/blocks/presets.ts';
import styles from './Presets.module.css';

/**
 * Class names for what an editor chose for a block: width, colours, size of type, spaces.
 * @param own further class names; what is false or missing is left out
 * @returns undefined when there is nothing to say, so that no empty attribute is written
 */
export function presetClass(attributes: PresetAttributes | null | undefined, ...own: readonly (string | false | null | undefined)[]) {
  const { align, background, ink, fontSize, gap, paddingBlock, paddingInline, textAlign } = presetsOf(attributes);
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
