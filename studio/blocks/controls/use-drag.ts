import { type HTMLAttributes, type PointerEvent, useRef, useState } from 'react';
import './drag.css';

/** `target` is the row in front of which the dragged row would be, and `distance` how far it has moved to the right, in pixels. */
type Drop = { index: number; target: number; distance: number };

/** Attributes of a row. They say whether it is dragged, and where it shows that the dragged one would be dropped. */
export type RowProps = { className: string; 'data-dragged': boolean | undefined; 'data-drop': 'before' | 'after' | undefined };

export type HandleProps = Pick<HTMLAttributes<HTMLElement>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'> & {
  className: string;
};

/** Selects the handles. */
export const HANDLE_SELECTOR = '.site-drag-handle';

/** Drags a row of a list with the mouse, a pen or a finger. The rows are the children of the element that contains the `li` of the handle. */
export function useDrag(count: number, onDrop: (drop: Drop) => void) {
  const startX = useRef<number | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);
  const end = () => {
    startX.current = null;
    setDrop(null);
  };

  const getHandleProps = (index: number): HandleProps => ({
    className: 'site-drag-handle',
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      startX.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const row = event.currentTarget.closest('li');
      if (startX.current === null || !row?.parentElement) return;
      const rows = [...row.parentElement.children];
      const target = rows.findIndex((element) => {
        const { top, height } = element.getBoundingClientRect();
        return event.clientY < top + height / 2;
      });
      setDrop({ index, target: target === -1 ? rows.length : target, distance: event.clientX - startX.current });
    },
    onPointerUp: () => {
      end();
      if (drop) onDrop(drop);
    },
    onPointerCancel: end,
  });
  const getRowProps = (index: number): RowProps => ({
    className: 'site-drag-row',
    'data-dragged': drop?.index === index || undefined,
    'data-drop': drop?.target === index ? 'before' : drop?.target === count && index === count - 1 ? 'after' : undefined,
  });
  return { getRowProps, getHandleProps };
}
