import { useRef, useState, type PointerEvent } from 'react';

/** Pixels by which one level is indented, as in menus.css. */
const LEVEL_WIDTH = 24;

type Drop = { index: number; target: number; depth: number };

/**
 * Drags a row of a list with the mouse, a pen or a finger. The rows are the children of the element that contains the handle's row.
 * @param onDrop is called with the row, the row in front of which it was dropped, and the depth at that place
 */
export function useDrag(onDrop: (drop: Drop) => void) {
  const start = useRef<{ x: number; depth: number } | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);

  const getHandleProps = (index: number, depth: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, depth };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const row = event.currentTarget.closest('li');
      if (!start.current || !row?.parentElement) return;
      const rows = [...row.parentElement.children];
      const target = rows.findIndex((element) => {
        const { top, height } = element.getBoundingClientRect();
        return event.clientY < top + height / 2;
      });
      const levels = Math.round((event.clientX - start.current.x) / LEVEL_WIDTH);
      setDrop({ index, target: target === -1 ? rows.length : target, depth: Math.max(start.current.depth + levels, 0) });
    },
    onPointerUp: () => {
      start.current = null;
      setDrop(null);
      if (drop) onDrop(drop);
    },
    onPointerCancel: () => {
      start.current = null;
      setDrop(null);
    },
  });
  return { drop, getHandleProps };
}
