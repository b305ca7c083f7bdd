import type { ReactNode } from 'react';
import { formatArea, formatLength } from '#lib/format/measure.ts';
import { formatWhole } from '#lib/format/number.ts';
import { CardFacts } from '#components/ui/numbers/CardFacts.tsx';
import styles from './PropertyList.module.css';

type Facts = {
  city: string | null;
  buildingType: string | null;
  availableSquareFeet: number | null;
  totalSquareFeet: number | null;
  clearHeightFeet: number | null;
  dockDoors: number | null;
};

type Props = {
  /** The name as a link, the only one of the row. */
  name: ReactNode;
  picture: ReactNode;
  status: ReactNode;
  facts: Facts | null;
  level?: 3 | 4;
};

/** What a result of a property list looks like, for whoever has its facts already: `PropertyRow` on the server, the search in the browser. */
export function PropertyListItem({ name, picture, status, facts, level = 3 }: Props) {
  const area = facts?.availableSquareFeet || facts?.totalSquareFeet;
  // The city is written with its state.
  const place = facts?.city;
  const kind = [facts?.buildingType, area && formatArea(area).metric].filter(Boolean).join(', ');
  const Heading = `h${level}` as const;
  return (
    <li className={styles.row}>
      {picture}
      <div>
        <Heading className={styles.name}>{name}</Heading>
        {place && <p className="label">{place}</p>}
        {kind && <p className="label">{kind}</p>}
        <p className={styles.status}>{status}</p>
      </div>
      <CardFacts
        className={styles.facts}
        figures={[
          { label: 'Square feet', value: area && formatWhole(area) },
          { label: 'Clear', value: facts?.clearHeightFeet && formatLength(facts.clearHeightFeet).us },
          { label: 'Docks', value: facts?.dockDoors && formatWhole(facts.dockDoors) },
        ]}
      />
    </li>
  );
}
