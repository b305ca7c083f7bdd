/** The part of a map that shows certain places, enlarged. */
import { unionBoxes } from '#lib/drawings/geometry.ts';

type Position = { x: number; y: number };

type MapSize = {
  /** Of the whole map. */
  width: number;
  height: number;
  /** Width of the view, in its own units. */
  viewWidth: number;
};

/** The northwest corner of the visible part, its scale, the height of the view, and the SVG transform that shows the part. */
export type MapView = Position & { scale: number; height: number; transform: string };

/** Space for the circles and their names around the outermost places. */
const PADDING = 64;
const MAX_ZOOM = 5;

/** Returns the enlarged part of a map that shows all positions, or the whole map if there are none. */
export function getMapView(positions: readonly Position[], { width, height, viewWidth }: MapSize): MapView {
  const smallest = viewWidth / width;
  const viewHeight = Math.round(height * smallest);
  const wholeMap = toView({ x: 0, y: 0, scale: smallest, height: viewHeight });
  if (positions.length === 0) return wholeMap;
  const bounds = unionBoxes(positions.map(({ x, y }) => ({ x, y, width: 0, height: 0 })));
  const fitting = Math.min((viewWidth - 2 * PADDING) / Math.max(bounds.width, 1), (viewHeight - 2 * PADDING) / Math.max(bounds.height, 1));
  if (fitting <= smallest) return wholeMap;
  const scale = Number(Math.min(fitting, smallest * MAX_ZOOM).toFixed(3));
  const clamp = (start: number, size: number, total: number) => round(Math.min(Math.max(start, 0), total - size));
  const [visibleWidth, visibleHeight] = [viewWidth / scale, viewHeight / scale];
  return toView({
    x: clamp(bounds.x + (bounds.width - visibleWidth) / 2, visibleWidth, width),
    y: clamp(bounds.y + (bounds.height - visibleHeight) / 2, visibleHeight, height),
    scale,
    height: viewHeight,
  });
}

const toView = (view: Omit<MapView, 'transform'>): MapView => ({
  ...view,
  transform: `scale(${view.scale}) translate(${-view.x} ${-view.y})`,
});

const round = (value: number) => Math.round(value * 10) / 10;

/** Converts the position of a place from map units to units of the view. */
export const placeInView = <T extends Position>(place: T, { x, y, scale }: MapView): T => ({
  ...place,
  x: round((place.x - x) * scale),
  y: round((place.y - y) * scale),
});
