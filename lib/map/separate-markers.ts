export type MarkerPosition = { x: number; y: number };

const MAX_ITERATIONS = 60;

/**
 * Moves overlapping markers apart, by as little as possible, so that each can be read and tapped. The result is deterministic.
 * @param distance minimum distance between two marker centers, in units of the map
 */
export function separateMarkers(positions: readonly MarkerPosition[], distance: number): MarkerPosition[] {
  const markers = positions.map(({ x, y }) => ({ x, y }));
  for (let iteration = 0; iteration < MAX_ITERATIONS; iteration += 1) {
    let moved = false;
    for (const [index, one] of markers.entries()) {
      for (const other of markers.slice(index + 1)) {
        const gap = Math.hypot(other.x - one.x, other.y - one.y);
        if (gap >= distance) continue;
        moved = true;
        // Markers at the same point move apart in a direction that depends on their index.
        const angle = gap < 0.01 ? index : Math.atan2(other.y - one.y, other.x - one.x);
        const push = (distance - gap) / 2 + 0.5;
        one.x -= Math.cos(angle) * push;
        one.y -= Math.sin(angle) * push;
        other.x += Math.cos(angle) * push;
        other.y += Math.sin(angle) * push;
      }
    }
    if (!moved) break;
  }
  return markers.map(({ x, y }) => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }));
}
