import { useRef, useState, type PointerEvent } from 'react';

/** `target` is the row in front of which the dragged row would be, and `distance` how far it has moved to the right, in pixels. */
type Drop = { index: number; target: number; distance: number };

/** Where a row shows that the dragged one would be dropped. */
export type DropPosition = 'before' | 'after' | null;

/** Drags a row of a list with the mouse, a pen or a finger. The rows are the children of the element that contains the `li` of the handle. */
export function useDrag(count: number, onDrop: (drop: Drop) => void) {
  const startX = useRef<number | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);
  const end = () => {
    startX.current = null;
    setDrop(null);
  };

  const getHandleProps = (index: number) => ({
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
  const getDropPosition = (index: number): DropPosition =>
    drop?.target === index ? 'before' : drop?.target === count && index === count - 1 ? 'after' : null;
  return { draggedIndex: drop?.index ?? null, getDropPosition, getHandleProps };
}
