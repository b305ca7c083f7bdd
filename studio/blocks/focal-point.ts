/** A point of a picture: 0 to 1 from the left and from the top. */
export type FocalPoint = { x: number; y: number };

/** The focal point of a picture for which none is set. */
export const CENTER: FocalPoint = { x: 0.5, y: 0.5 };

export const isSamePoint = (one: FocalPoint, other: FocalPoint): boolean => one.x === other.x && one.y === other.y;
