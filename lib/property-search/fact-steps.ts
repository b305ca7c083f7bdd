/** The minimums of facts that the filters offer, in ascending order. */
export const factSteps = {
  clearHeightFeet: [24, 28, 32, 36, 40],
  dockDoors: [10, 25, 50, 100],
  driveInDoors: [1, 2, 4],
  trailerStalls: [25, 50, 100, 200],
  powerAmps: [800, 1200, 2000, 3000, 4000],
} as const;

export type SteppedFact = keyof typeof factSteps;
export const steppedFacts = Object.keys(factSteps) as SteppedFact[];
