import { UnitsText } from '#components/ui/numbers/Units.tsx';
import type { BuildingFacts } from '#lib/drawings/building-facts.ts';
import { createUnitPlans } from '#lib/drawings/unit-plan.ts';
import { describeUnit } from '#lib/drawings/units.ts';
import { DrawingSheets } from './DrawingSheets.tsx';
import styles from './UnitPlan.module.css';

/** Ways to divide the space of a building into units: a plan for each, with the area and the doors of every unit as text. */
export function UnitPlan({ facts }: { facts: BuildingFacts }) {
  const plans = createUnitPlans(facts);
  if (plans.length === 0) return null;
  return (
    <ol className={`plain ${styles.plans}`}>
      {plans.map(({ units, drawing }) => (
        <li key={units.length}>
          <h3 className={styles.title}>{drawing.title}</h3>
          <DrawingSheets drawing={drawing} />
          <ul className={`plain ${styles.units}`}>
            {units.map((unit) => (
              <li key={unit.name}>
                <UnitsText text={describeUnit(unit)} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
