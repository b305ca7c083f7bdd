import { Button, VisuallyHidden } from '@wordpress/components';
import { dragHandle } from '@wordpress/icons';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import './sortable.css';
import { HANDLE_SELECTOR, useDrag } from './use-drag.ts';

type Props<Item> = {
  label: string;
  className?: string;
  items: readonly Item[];
  getKey: (item: Item, index: number) => string | number;
  /** What the handle of an item moves. */
  getName: (item: Item, index: number) => string;
  onMove: (from: number, to: number) => void;
  /** @param move moves the item to another position */
  renderItem: (item: Item, index: number, move: (to: number) => void) => ReactNode;
};

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** A list whose items are moved with the mouse, with a finger, or with the arrow keys on their handle. Screen readers announce the new position. */
export function SortableList<Item>({ label, className = '', items, getKey, getName, onMove, renderItem }: Props<Item>) {
  const list = useRef<HTMLOListElement>(null);
  const [status, setStatus] = useState('');
  const { getRowProps, getHandleProps } = useDrag(items.length, ({ index, target }) => move(index, target > index ? target - 1 : target));

  function move(from: number, to: number) {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || to === from) return;
    setStatus(`${getName(item, from)}: moved to position ${to + 1} of ${items.length}.`);
    onMove(from, to);
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(index, index + step);
    // The browser removes the focus from an element that moves within the document.
    requestAnimationFrame(() => list.current?.children[index + step]?.querySelector<HTMLElement>(HANDLE_SELECTOR)?.focus());
  }

  return (
    <>
      <ol ref={list} className={`site-sortable ${className}`} aria-label={label}>
        {items.map((item, index) => (
          <li key={getKey(item, index)} {...getRowProps(index)}>
            {items.length > 1 && (
              <Button
                size="small"
                icon={dragHandle}
                label={`Move ${getName(item, index)}`}
                description="Drag it, or press the up and down arrow keys."
                onKeyDown={(event: KeyboardEvent) => onKeyDown(event, index)}
                {...getHandleProps(index)}
              />
            )}
            <div className="site-sortable-item">{renderItem(item, index, (to) => move(index, to))}</div>
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </>
  );
}
