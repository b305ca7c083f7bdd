import type { ReactNode } from 'react';
import { formatArea, formatLength } from '#lib/format/measure.ts';
import { formatWhole } from '#lib/format/number.ts';
import { CardFacts } from '#components/ui/numbers/CardFacts.tsx';
import { getAreaLabel } from './area-label.ts';
import styles from './PropertyList.module.css';

type Facts = {
  /** City and state. */
  city: string | null;
  buildingType: string | null;
  availableSquareFeet: number | null;
  totalSquareFeet: number | null;
  clearHeightFeet: number | null;
  dockDoors: number | null;
};

type Props = {
  /** The building's name as a link, which is the only one of the row. */
  name: ReactNode;
  picture: ReactNode;
  status: ReactNode;
  facts: Facts | null;
  level?: 3 | 4;
};

/** A building in a `PropertyList`, without data fetching, for `PropertyRow` on the server and for the property search in the browser. */
export function PropertyListItem({ name, picture, status, facts, level = 3 }: Props) {
  const area = facts?.availableSquareFeet || facts?.totalSquareFeet;
  const typeAndArea = [facts?.buildingType, area && formatArea(area).metric].filter(Boolean).join(', ');
  const Heading = `h${level}` as const;
  return (
    <li className={styles.row}>
      {picture}
      <div>
        <Heading className={styles.name}>{name}</Heading>
        {facts?.city && <p className="label">{facts.city}</p>}
        {typeAndArea && <p className="label">{typeAndArea}</p>}
        <p className={styles.status}>{status}</p>
      </div>
      <CardFacts
        className={styles.facts}
        facts={[
          { label: getAreaLabel(facts), value: area && formatWhole(area) },
          { label: 'Clear', value: facts?.clearHeightFeet && formatLength(facts.clearHeightFeet).us },
          { label: 'Docks', value: facts?.dockDoors && formatWhole(facts.dockDoors) },
        ]}
      />
    </li>
  );
}
