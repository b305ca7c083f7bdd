/** Classes and styles of the outer element of a dynamic block (WordPress's `get_block_wrapper_attributes`). */
import { escapeHtml } from '../html/escape.ts';
import { type DynamicBlock, getNested } from './dynamic-block.ts';

/** Values of CSS that load nothing and end no declaration. */
const safeValue = /^(?!.*(?:url|expression|image)\s*\()[\w\s#.,%()+*/-]{1,200}$/i;

/** Returns a CSS value, or an empty string if it is unsafe. `var:preset|spacing|50` names a value of the theme. */
export function toCssValue(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
  const preset = /^var:preset\|([\w-]+)\|([\w-]+)$/.exec(text);
  if (preset) return `var(--wp--preset--${preset[1]}--${preset[2]})`;
  return safeValue.test(text) ? text : '';
}

const toSlug = (value: unknown) => (typeof value === 'string' ? value.replaceAll(/[^\w-]/g, '') : '');

type Styled = { classes: string[]; styles: string[] };

function addStyle(styled: Styled, property: string, value: unknown): void {
  const css = toCssValue(value);
  if (css !== '') styled.styles.push(`${property}:${css};`);
}

/** Adds a color of the theme as classes, another color as a style. */
function addColor(styled: Styled, preset: unknown, custom: unknown, classes: [string, string], property: string): void {
  const slug = toSlug(preset);
  if (slug !== '') styled.classes.push(classes[0], `has-${slug}-${classes[1]}`);
  else if (toCssValue(custom) !== '') {
    styled.classes.push(classes[0]);
    addStyle(styled, property, custom);
  }
}

function addSides(styled: Styled, property: string, value: unknown): void {
  if (typeof value === 'string') addStyle(styled, property, value);
  else for (const side of ['top', 'right', 'bottom', 'left']) addStyle(styled, `${property}-${side}`, getNested(value, side));
}

const typographyProperties: readonly (readonly [string, string])[] = [
  ['fontSize', 'font-size'],
  ['fontFamily', 'font-family'],
  ['fontStyle', 'font-style'],
  ['fontWeight', 'font-weight'],
  ['lineHeight', 'line-height'],
  ['textDecoration', 'text-decoration'],
  ['textTransform', 'text-transform'],
  ['letterSpacing', 'letter-spacing'],
];

/**
 * @param classes the block's own classes, which come first
 * @param style the block's own style
 */
export function getWrapperAttributes(block: DynamicBlock, classes: readonly (string | false)[] = [], style = ''): string {
  const { attributes, name } = block;
  const styled: Styled = { classes: [], styles: [] };
  const css = attributes['style'];
  const align = toSlug(attributes['align']);
  if (align !== '') styled.classes.push(`align${align}`);
  addColor(styled, attributes['textColor'], getNested(css, 'color', 'text'), ['has-text-color', 'color'], 'color');
  addColor(
    styled,
    attributes['backgroundColor'],
    getNested(css, 'color', 'background'),
    ['has-background', 'background-color'],
    'background-color',
  );
  addColor(styled, attributes['gradient'], getNested(css, 'color', 'gradient'), ['has-background', 'gradient-background'], 'background');
  if (typeof attributes['className'] === 'string') styled.classes.push(attributes['className']);
  styled.classes.push(`wp-block-${name.replace('core/', '').replaceAll('/', '-')}`);
  addSides(styled, 'padding', getNested(css, 'spacing', 'padding'));
  addSides(styled, 'margin', getNested(css, 'spacing', 'margin'));
  for (const [key, property] of typographyProperties) {
    const slug = toSlug(attributes[key]);
    if (slug === '') addStyle(styled, property, getNested(css, 'typography', key));
    else if (key === 'fontSize' || key === 'fontFamily') styled.classes.push(`has-${slug}-${property}`);
  }
  const allStyles = [style, styled.styles.join('')].filter((part) => part !== '').join(' ');
  const allClasses = [...classes.filter((item) => item !== false && item.trim() !== ''), ...styled.classes].join(' ');
  return `${allStyles ? `style="${escapeHtml(allStyles)}" ` : ''}class="${escapeHtml(allClasses)}"`;
}

/** The class of a chosen text alignment. */
export const getAlignClass = ({ attributes }: DynamicBlock): string => {
  const align = toSlug(attributes['textAlign']);
  return align && `has-text-align-${align}`;
};

/** The class of a chosen link color. */
export const getLinkColorClass = ({ attributes }: DynamicBlock): string =>
  getNested(attributes['style'], 'elements', 'link', 'color', 'text') === undefined ? '' : 'has-link-color';
