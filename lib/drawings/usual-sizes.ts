/** Usual sizes in feet of what is drawn although no fact states it. Drawings have no dimensions of them. */
export const DOCK_HEIGHT = 4;
/** Height of the roof structure above the clear height. */
export const ROOF_STRUCTURE = 6;
export const doorSizes = {
  'dock-door': { width: 9, height: 10 },
  'drive-in-door': { width: 12, height: 14 },
} as const;
export type DoorKind = keyof typeof doorSizes;
