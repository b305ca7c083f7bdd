/** Classes for the layout of blocks that contain others (WordPress's layout support). The styles for them belong to the site. */
import { getProperty } from '#lib/json/records.ts';
import type { ParsedBlock } from '../../blocks/parse.ts';
import { addClasses, findOpeningTags } from '../html/edit-tags.ts';
import { countUp, type RenderContext } from '../render-context.ts';
import type { DynamicBlock, Layout } from './dynamic-block.ts';

const layoutClasses: ReadonlyMap<string, string> = new Map<string, string>([
  ['default', 'is-layout-flow'],
  ['constrained', 'is-layout-constrained'],
  ['flex', 'is-layout-flex'],
]);

const toClassName = (value: unknown) => (typeof value === 'string' ? value.toLowerCase().replaceAll(/[^a-z0-9_-]+/g, '-') : '');

export function addLayoutClasses(content: string, { parsed, rendering }: DynamicBlock, context: RenderContext): string {
  const { layout: defaultLayout, ignoresGap = false } = rendering;
  const childLayout = getProperty(parsed.attrs, 'style', 'layout', 'selfStretch');
  if (!defaultLayout && childLayout === undefined) return content;
  const outerClass = childLayout === 'fixed' || childLayout === 'fill' ? `wp-container-content-${countUp(context, 'id')}` : '';
  const withOuterClass = addClasses(content, findOpeningTags(content)[0], [outerClass]);
  if (!defaultLayout) return withOuterClass;
  const ownLayout = getProperty(parsed.attrs, 'layout') as Layout | undefined;
  const classes = getClasses(ownLayout, defaultLayout, !ignoresGap && hasGap(parsed), `wp-container-${countUp(context, 'id')}`);
  const tags = findOpeningTags(withOuterClass);
  const innerClass = getInnerClass(parsed);
  const target = innerClass ? tags.find(({ className }) => ` ${className ?? ''} `.includes(` ${innerClass} `)) : tags[0];
  return addClasses(withOuterClass, target, classes);
}

function getClasses(ownLayout: Layout | undefined, defaultLayout: Layout, gap: boolean, container: string): string[] {
  const layout = ownLayout ?? defaultLayout;
  const type = layout['inherit'] || layout['contentSize'] ? 'constrained' : typeof layout['type'] === 'string' ? layout['type'] : 'default';
  const orientation = toClassName(ownLayout?.['orientation']);
  const justification = toClassName(ownLayout?.['justifyContent']);
  return [
    type === 'constrained' ? 'has-global-padding' : '',
    orientation && `is-${orientation}`,
    justification && `is-content-justification-${justification}`,
    ownLayout?.['flexWrap'] === 'nowrap' ? 'is-nowrap' : '',
    layoutClasses.get(type) ?? '',
    hasOwnStyle(type, layout, gap) ? container : '',
  ];
}

/** Whether WordPress generates a style for the layout, so that the element needs a class of its own. */
function hasOwnStyle(type: string, layout: Layout, gap: boolean): boolean {
  const isOneOf = (name: string, values: readonly string[]) => values.includes(String(layout[name]));
  if (gap) return true;
  if (type === 'constrained') return Boolean(layout['contentSize'] || layout['wideSize']) || isOneOf('justifyContent', ['left', 'right']);
  if (type !== 'flex') return false;
  return (
    layout['orientation'] === 'vertical' ||
    layout['flexWrap'] === 'nowrap' ||
    isOneOf('justifyContent', ['left', 'right', 'center', 'space-between']) ||
    isOneOf('verticalAlignment', ['top', 'center', 'bottom', 'stretch'])
  );
}

/** Whether an editor set the space between the inner blocks. */
function hasGap({ attrs }: ParsedBlock): boolean {
  const gap = getProperty(attrs, 'style', 'spacing', 'blockGap');
  if (gap === undefined || gap === null) return false;
  return typeof gap !== 'string' || !/[\\(&=}]|\/\*/.test(gap);
}

/** The classes of the element that contains the inner blocks. Empty if it has none. */
function getInnerClass({ innerContent }: ParsedBlock): string {
  const [first] = innerContent;
  return typeof first === 'string' && innerContent.length > 1 ? (findOpeningTags(first).at(-1)?.className ?? '') : '';
}
