const color = /^#[0-9a-f]{6}$/i;

/** Class name of a placeholder color, for a picture next to a {@link PicturePlaceholder} of the same color. `undefined` if the color is invalid. */
export function getPlaceholderClass(value: string | null | undefined): string | undefined {
  return value && color.test(value) ? `ground-${value.slice(1).toLowerCase()}` : undefined;
}

/**
 * Sets the color that is shown until a picture has loaded. The content security policy blocks `style` attributes, so each color is a CSS rule.
 * React moves the rule to the head and deduplicates it.
 */
export function PicturePlaceholder({ color: value }: { color: string | null | undefined }) {
  const name = getPlaceholderClass(value);
  if (!name) return null;
  return <style href={name} precedence="placeholder">{`.${name}{background-color:${value}}`}</style>;
}
