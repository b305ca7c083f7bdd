/** A block of the site in the canvas, as the site renders it. */
import { getBlockType } from '@wordpress/blocks';
import { Spinner } from '@wordpress/components';
import { select, useSelect } from '@wordpress/data';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { type BlockDeclaration, getRequiredAttributes } from '../../../lib/blocks/declaration.ts';
import { getBlockTitle } from '../../blocks/block-title.ts';
import { toAttributeLabel } from '../../blocks/controls/to-label.ts';
import type { BlockPreviewProps } from '../../blocks/preview.ts';
import { isHidden } from './is-hidden.ts';
import { serializeBlock } from './markup.ts';
import type { RenderedBlock } from './block-renderer.ts';
import { addAssets, showRenderedBlock } from './show-rendered-block.ts';
import { siteBlockRenderer } from './site-block-renderer.ts';

/** The block that shows the title of the page. Visitors do not see hidden blocks. */
function findFirstVisibleBlock(): string | undefined {
  const editor = select('core/block-editor');
  const order: readonly string[] = editor['getBlockOrder']();
  return order.find((id) => !isHidden(editor['getBlockAttributes'](id)));
}

/** Shows a block as the site renders it with these attributes, saved or not. Inner blocks are edited in the place that the site gives them. */
export function CanvasBlock({ name, clientId, attributes, innerBlocks }: BlockPreviewProps) {
  const hasInnerBlocks = Boolean(innerBlocks);
  const isFirst = useSelect(() => findFirstVisibleBlock() === clientId, [clientId]);
  const markup = useMemo(() => serializeBlock(name, attributes, hasInnerBlocks), [name, attributes, hasInnerBlocks]);
  // Before the first paint, so that a block that has been moved is shown at once.
  useLayoutEffect(() => siteBlockRenderer.update({ clientId, markup, isFirst }), [clientId, markup, isFirst]);
  useEffect(() => () => siteBlockRenderer.remove(clientId), [clientId]);
  const rendered = useSyncExternalStore(siteBlockRenderer.subscribe, () => siteBlockRenderer.get(clientId));

  const content = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  // Its element stays the same when the block is rendered again, so that inner blocks keep their state.
  const [host, setHost] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!hasInnerBlocks || !content.current) return;
    const element = content.current.ownerDocument.createElement('div');
    element.className = 'studio-inner-blocks-host';
    setHost(element);
  }, [hasInnerBlocks]);
  const { html } = rendered;
  useLayoutEffect(() => {
    if (!content.current) return;
    const isInPlace = html !== null && showRenderedBlock(content.current, html, host);
    if (host && !isInPlace) below.current?.append(host);
    const assets = siteBlockRenderer.getAssets();
    if (assets) addAssets(content.current.ownerDocument, assets);
  }, [html, host]);

  return (
    <div className="studio-canvas-block" aria-busy={rendered.isLoading}>
      <Note name={name} attributes={attributes} rendered={rendered} />
      <div ref={content} />
      <div ref={below} />
      {host && createPortal(innerBlocks, host)}
    </div>
  );
}

type NoteProps = { name: string; attributes: Record<string, unknown>; rendered: RenderedBlock };

/** Says why nothing, or an older version of the block, is shown. */
function Note({ name, attributes, rendered: { html, error, isLoading } }: NoteProps) {
  const title = getBlockTitle(name);
  if (error !== null)
    return (
      <p className="studio-canvas-note studio-canvas-note--error">
        <strong>{html === null ? `${title} cannot be shown.` : `${title} is shown without your last changes.`}</strong> {error}
      </p>
    );
  if (html === null)
    return (
      <p className="studio-canvas-note">
        <Spinner /> {title}
      </p>
    );
  if (html !== '' || isLoading) return null;
  const type = getBlockType(name);
  const missing = type ? getRequiredAttributes(type as unknown as BlockDeclaration).filter((key) => isEmpty(attributes[key])) : [];
  return (
    <p className="studio-canvas-note">
      <strong>{title} shows nothing yet.</strong>{' '}
      {missing.length > 0
        ? `Fill in ${missing.map((key) => toAttributeLabel(key).toLowerCase()).join(' and ')} in the sidebar.`
        : 'Visitors see it as soon as there is content for it.'}
    </p>
  );
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
