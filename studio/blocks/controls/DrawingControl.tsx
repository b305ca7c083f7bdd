import { useEntityRecord } from '@wordpress/core-data';
import { type PointerEvent, useRef } from 'react';
import { isValues, toText, type Values } from '../values.ts';

/** The box in which the coordinates of drawings are. */
const WIDTH = 1600;
const HEIGHT = 900;

/** How far an arrow key moves a point. With Shift, ten times as far. */
const STEP = 10;

type Props = {
  label: string;
  /** Database id of the picture. */
  imageId: unknown;
  value: unknown;
  onChange: (value: readonly Values[]) => void;
};

type Point = 1 | 2;

/** The points of callouts and dimension lines on their picture. They are moved with a pointer or the arrow keys; their numbers are in the list below. */
export function DrawingControl({ label, imageId, value, onChange }: Props) {
  const box = useRef<SVGSVGElement>(null);
  const { record } = useEntityRecord<{ source_url: string }>('postType', 'attachment', Number(imageId), { enabled: Number(imageId) > 0 });
  const marks = (Array.isArray(value) ? value : []).filter(isValues);
  if (!record || marks.length === 0) return null;

  const move = (index: number, point: Point, x: number, y: number) => {
    const changed = { ...marks[index], [`x${point}`]: limit(x, WIDTH), [`y${point}`]: limit(y, HEIGHT) };
    onChange(marks.with(index, changed));
  };
  const follow = (event: PointerEvent<SVGElement>, index: number, point: Point) => {
    const area = box.current?.getBoundingClientRect();
    if (!area || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    move(index, point, ((event.clientX - area.left) / area.width) * WIDTH, ((event.clientY - area.top) / area.height) * HEIGHT);
  };
  return (
    <svg ref={box} className="site-drawing" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={`${label} on the image`}>
      <image href={record.source_url} width={WIDTH} height={HEIGHT} preserveAspectRatio="xMidYMid slice" />
      {marks.map((mark, index) => {
        const [x1, y1, x2, y2] = [toNumber(mark['x1']), toNumber(mark['y1']), toNumber(mark['x2']), toNumber(mark['y2'])];
        return (
          // Marks have no identity other than their position.
          <g key={index}>
            <line x1={x1} y1={y1} x2={x2} y2={y2} />
            {([1, 2] as const).map((point) => {
              const [x, y] = point === 1 ? [x1, y1] : [x2, y2];
              return (
                <circle
                  key={point}
                  cx={x}
                  cy={y}
                  r={28}
                  tabIndex={0}
                  role="button"
                  aria-label={`${toText(mark['label']) || `Mark ${index + 1}`}, point ${point}: ${x}, ${y}. Arrow keys move it.`}
                  onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
                  onPointerMove={(event) => follow(event, index, point)}
                  onKeyDown={(event) => {
                    const direction = directions[event.key];
                    if (!direction) return;
                    event.preventDefault();
                    const distance = event.shiftKey ? STEP * 10 : STEP;
                    move(index, point, x + direction[0] * distance, y + direction[1] * distance);
                  }}
                />
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const toNumber = (value: unknown) => (typeof value === 'number' ? value : 0);

const limit = (value: number, maximum: number) => Math.round(Math.min(Math.max(value, 0), maximum));
