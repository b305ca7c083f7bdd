import { useId } from 'react';
import type { Drawing, Label, Shape, ShapeRole, Sheet } from '#lib/drawings/geometry.ts';
import { toPathData } from '#lib/drawings/svg-path.ts';
import { toMetricText } from '#lib/format/metric-text.ts';
import { roundToTenth } from '#lib/format/number.ts';
import styles from './DrawingSheets.module.css';

type Props = {
  drawing: Drawing;
  className?: string | undefined;
};

/**
 * A drawing of a building as SVG. It has two sheets, for wide and for narrow containers, which share the shapes; text is at least 11 pixels high
 * from a width of 320 pixels.
 */
export function DrawingSheets({ drawing, className }: Props) {
  const id = useId();
  const shapesId = `${id}shapes`;
  const descriptionId = `${id}description`;
  const common = { role: 'img', 'aria-label': drawing.title, 'aria-describedby': descriptionId };
  return (
    <div className={className ? `${styles.container} ${className}` : styles.container} data-drawing={drawing.title}>
      <svg className={`${styles.canvas} ${styles.wide}`} viewBox={toViewBox(drawing.wide)} {...common}>
        <desc id={descriptionId}>{drawing.description}</desc>
        <g transform={drawing.wide.isTurned ? 'rotate(90)' : undefined}>
          <g id={shapesId}>
            <Shapes shapes={drawing.shapes} />
          </g>
        </g>
        <Annotations sheet={drawing.wide} />
      </svg>
      <svg className={`${styles.canvas} ${styles.narrow}`} viewBox={toViewBox(drawing.narrow)} {...common}>
        <use href={`#${shapesId}`} transform={drawing.narrow.isTurned ? 'rotate(90)' : undefined} />
        <Annotations sheet={drawing.narrow} />
      </svg>
    </div>
  );
}

function toViewBox({ box }: Sheet): string {
  return [box.x, box.y, box.width, box.height].map(roundToTenth).join(' ');
}

/** Dimensions and labels. Their size follows from the font size, which shrinks in steps as the container grows. */
function Annotations({ sheet }: { sheet: Sheet }) {
  return (
    <g fontSize={roundToTenth(sheet.textSize)}>
      <g className={styles.annotations}>
        <Shapes shapes={sheet.shapes} />
        {sheet.labels.map((label, index) => (
          <LabelText label={label} key={index} />
        ))}
      </g>
    </g>
  );
}

/** Consecutive shapes with the same role become one path. `vectorEffect` is an attribute, because style rules for descendants do not reach into `use`. */
export function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return mergeShapes(shapes).map((item, index) =>
    item.kind === 'path' ? (
      <path className={styles[item.role]} d={item.data} vectorEffect="non-scaling-stroke" key={index} />
    ) : (
      <circle
        className={[styles[item.shape.role], item.shape.isDense && styles.dense].filter(Boolean).join(' ')}
        cx={roundToTenth(item.shape.center.x)}
        cy={roundToTenth(item.shape.center.y)}
        r={item.shape.isText ? `${item.shape.radius}em` : roundToTenth(item.shape.radius)}
        vectorEffect="non-scaling-stroke"
        key={index}
      />
    ),
  );
}

type Circle = Extract<Shape, { kind: 'circle' }>;
type MergedShape = { kind: 'path'; role: ShapeRole; data: string } | { kind: 'circle'; shape: Circle };

function mergeShapes(shapes: readonly Shape[]): MergedShape[] {
  const merged: MergedShape[] = [];
  for (const shape of shapes) {
    const previous = merged.at(-1);
    if (shape.kind === 'circle') merged.push({ kind: 'circle', shape });
    else if (previous?.kind === 'path' && previous.role === shape.role) previous.data += toPathData(shape);
    else merged.push({ kind: 'path', role: shape.role, data: toPathData(shape) });
  }
  return merged;
}

function LabelText({ label }: { label: Label }) {
  const x = roundToTenth(label.at.x);
  const y = roundToTenth(label.at.y);
  const classes = [
    label.isStrong && styles.strong,
    label.background && styles[`on-${label.background}`],
    label.isDense && styles.dense,
  ].filter(Boolean);
  return (
    <text
      className={classes.length > 0 ? classes.join(' ') : undefined}
      x={x}
      y={y}
      dy=".35em"
      textAnchor={label.anchor === 'start' ? undefined : label.anchor}
      fontSize={label.size === 1 ? undefined : `${label.size}em`}
      transform={label.isVertical ? `rotate(-90 ${x} ${y})` : undefined}
    >
      <LabelContent {...label} />
    </text>
  );
}

/** The text of a label in the units that the visitor prefers. */
function LabelContent({ text, metricText }: Label) {
  const metric = metricText ?? toMetricText(text);
  if (metric === null) return text;
  return (
    <>
      <tspan className="us">{text}</tspan>
      <tspan className="metric">{metric}</tspan>
    </>
  );
}
