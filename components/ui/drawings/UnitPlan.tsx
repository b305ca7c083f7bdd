import { UnitsText } from '#components/ui/numbers/Units.tsx';
import { describeUnit, type UnitPlan as Plan } from '#lib/drawings/units.ts';
import { DrawingSheets } from './DrawingSheets.tsx';
import styles from './UnitPlan.module.css';

/** A way to divide the space of a building into units: a plan, and the area and the doors of every unit as text. */
export function UnitPlan({ plan: { units, drawing }, level = 3 }: { plan: Plan; level?: 3 | 4 }) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.plan}>
      <Heading className={styles.title}>{drawing.title}</Heading>
      <DrawingSheets drawing={drawing} />
      <ul className={`plain ${styles.units}`}>
        {units.map((unit) => (
          <li key={unit.name}>
            <UnitsText text={describeUnit(unit)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
