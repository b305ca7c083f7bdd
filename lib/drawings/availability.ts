/** Which drawings the facts of a building allow. */
import type { BuildingFacts } from './building-facts.ts';
import { createCompass } from './compass.ts';

export function canDrawSitePlan({ length, depth }: BuildingFacts): boolean {
  return length !== undefined && depth !== undefined;
}

export function canDrawSection({ clearHeight }: BuildingFacts): boolean {
  return clearHeight !== undefined;
}

export function canDrawCompass(facts: BuildingFacts): boolean {
  return createCompass(facts) !== undefined;
}
