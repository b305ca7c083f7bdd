/** Classes and styles of the outer element of a dynamic block (WordPress's `get_block_wrapper_attributes`). */
import { getProperty } from '#lib/json/records.ts';
import { getBlockDeclaration } from '../../blocks/declarations.ts';
import { escapeHtml } from '../html/escape.ts';
import type { ColorKind, DynamicBlock } from './dynamic-block.ts';

/** CSS values that load nothing and cannot end a declaration. */
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
  else for (const side of ['top', 'right', 'bottom', 'left']) addStyle(styled, `${property}-${side}`, getProperty(value, side));
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

/** The classes and styles of one kind of setting. */
function getStyles(add: (styled: Styled) => void): Styled {
  const styled: Styled = { classes: [], styles: [] };
  add(styled);
  return styled;
}

function getColors({ attributes, name, rendering }: DynamicBlock): Styled {
  const supports = getProperty(getBlockDeclaration(name)?.supports, 'color');
  const css = attributes['style'];
  const isSupported = (kind: ColorKind) => getProperty(supports, kind) === true && !rendering.innerColors?.includes(kind);
  return getStyles((styled) => {
    if (isSupported('text'))
      addColor(styled, attributes['textColor'], getProperty(css, 'color', 'text'), ['has-text-color', 'color'], 'color');
    if (isSupported('background'))
      addColor(
        styled,
        attributes['backgroundColor'],
        getProperty(css, 'color', 'background'),
        ['has-background', 'background-color'],
        'background-color',
      );
    if (isSupported('gradients'))
      addColor(
        styled,
        attributes['gradient'],
        getProperty(css, 'color', 'gradient'),
        ['has-background', 'gradient-background'],
        'background',
      );
  });
}

function getSpacing({ attributes, rendering }: DynamicBlock): Styled {
  return getStyles((styled) => {
    if (!rendering.hasSpacing) return;
    addSides(styled, 'padding', getProperty(attributes['style'], 'spacing', 'padding'));
    addSides(styled, 'margin', getProperty(attributes['style'], 'spacing', 'margin'));
  });
}

function getTypography({ attributes, name, rendering }: DynamicBlock): Styled {
  const supports = getProperty(getBlockDeclaration(name)?.supports, 'typography');
  return getStyles((styled) => {
    if (supports === undefined || rendering.hasInnerTypography) return;
    for (const [key, property] of typographyProperties) {
      const hasPresets = key === 'fontSize' || key === 'fontFamily';
      const slug = hasPresets ? toSlug(attributes[key]) : '';
      if (slug !== '') styled.classes.push(`has-${slug}-${property}`);
      else if (!hasPresets || getProperty(supports, key) === true)
        addStyle(styled, property, getProperty(attributes['style'], 'typography', key));
    }
  });
}

/**
 * @param classes the block's own classes, which come first
 * @param style the block's own style
 */
export function getWrapperAttributes(block: DynamicBlock, classes: readonly (string | false)[] = [], style = ''): string {
  const { attributes, name } = block;
  const align = getBlockDeclaration(name)?.supports['align'] ? toSlug(attributes['align']) : '';
  const colors = getColors(block);
  const spacing = getSpacing(block);
  const typography = getTypography(block);
  const allClasses = [
    ...classes.filter((item) => item !== false && item.trim() !== ''),
    ...(align === '' ? [] : [`align${align}`]),
    ...colors.classes,
    ...(typeof attributes['className'] === 'string' ? [attributes['className']] : []),
    `wp-block-${name.replace('core/', '').replaceAll('/', '-')}`,
    ...typography.classes,
  ].join(' ');
  const allStyles = [style, ...[colors, spacing, typography].map(({ styles }) => styles.join(''))].filter((part) => part !== '').join(' ');
  return `${allStyles ? `style="${escapeHtml(allStyles)}" ` : ''}class="${escapeHtml(allClasses)}"`;
}

/** The class of a chosen text alignment. Since WordPress 7.0, it is one of the typography settings. */
export const getAlignClass = ({ attributes }: DynamicBlock): string => {
  const align = toSlug(attributes['textAlign'] ?? getProperty(attributes['style'], 'typography', 'textAlign'));
  return align && `has-text-align-${align}`;
};

/** The class of a chosen link color. */
export const getLinkColorClass = ({ attributes }: DynamicBlock): string =>
  getProperty(attributes['style'], 'elements', 'link', 'color', 'text') === undefined ? '' : 'has-link-color';
