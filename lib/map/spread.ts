export type Placed = { x: number; y: number };

const ROUNDS = 60;

/**
 * Moves marks apart until none covers another, as little as possible, so that each can be read and touched. A mark that had to move is joined to
 * its true place by a line. Always the same result for the same places.
 * @param distance least distance between two centres, in the units of the map
 */
export function spread(places: readonly Placed[], distance: number): Placed[] {
  const marks = places.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = false;
    for (const [index, one] of marks.entries()) {
      for (const other of marks.slice(index + 1)) {
        const gap = Math.hypot(other.x - one.x, other.y - one.y);
        if (gap >= distance) continue;
        moved = true;
        // Two marks at one point part along a line that turns with their number.
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
  return marks.map(({ x, y }) => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }));
}
