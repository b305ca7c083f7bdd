import type { ReactNode } from 'react';
import { AreaNumber, Units } from '#components/ui/numbers/Units.tsx';

type Areas = { availableSquareFeet: number | null; totalSquareFeet: number | null; divisibleSquareFeet?: number | null };
type AreaFact = { label: ReactNode; value: ReactNode };

/**
 * Returns the areas of a building as facts: the space that can be leased, its smallest unit, and the whole building if it is larger. A leased building has no
 * available space, so they are never confused.
 */
export function listAreaFacts(areas: Areas | null | undefined): Record<'available' | 'divisible' | 'building', AreaFact | null> {
  const { availableSquareFeet: available, totalSquareFeet: total, divisibleSquareFeet: divisible } = areas ?? {};
  return {
    available: available ? toAreaFact('Available', available) : null,
    divisible: available && divisible && divisible < available ? toAreaFact('Divisible to', divisible) : null,
    building: total && total !== available ? toAreaFact('Building', total) : null,
  };
}

const toAreaFact = (name: string, squareFeet: number): AreaFact => ({
  label: (
    <>
      {name} <Units us="sq ft" metric="m²" />
    </>
  ),
  value: <AreaNumber squareFeet={squareFeet} />,
});
