import type { BuildingFacts, Room } from './building-facts.ts';
import type { Box } from './geometry.ts';

export type PlacedRoom = { room: Room; box: Box };

/**
 * Places rooms to scale: an enclosed dock along the rear wall, and the others side by side behind it. Returns no rooms if they are larger than the
 * building.
 */
export function placeRooms({ rooms, length, depth }: Pick<BuildingFacts, 'rooms' | 'length' | 'depth'>): PlacedRoom[] {
  if (!length || !depth || rooms.length === 0) return [];
  const dock = rooms.find(({ name }) => /\bdock\b/i.test(name));
  const others = rooms.filter((room) => room !== dock);
  const dockDepth = dock ? dock.squareFeet / length : 0;
  const area = others.reduce((sum, { squareFeet }) => sum + squareFeet, 0);
  const roomDepth = area / length;
  if (dockDepth + roomDepth > depth + 0.5) return [];
  let x = 0;
  return [
    ...(dock ? [{ room: dock, box: { x: 0, y: 0, width: length, height: dockDepth } }] : []),
    ...others.map((room) => {
      const box = { x, y: dockDepth, width: (length * room.squareFeet) / area, height: roomDepth };
      x += box.width;
      return { room, box };
    }),
  ];
}
