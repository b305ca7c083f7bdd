import type { ReactNode } from 'react';
import { formatArea, formatDistance, formatLength } from '#lib/format/measure.ts';
import { formatWhole } from '#lib/format/number.ts';
import { formatTelephone } from '#lib/format/telephone.ts';
import { CardFacts } from '#components/ui/numbers/CardFacts.tsx';
import { TelephoneLink } from '#components/ui/people/TelephoneLink.tsx';
import { listAreaFacts } from './area-facts.ts';
import styles from './PropertyList.module.css';

type Facts = {
  /** City and state. */
  city: string | null;
  buildingType: string | null;
  availableSquareFeet: number | null;
  totalSquareFeet: number | null;
  clearHeightFeet: number | null;
  dockDoors: number | null;
  contacts: ReadonlyArray<{ title: string | null; teamMeta: { phone: number | null } | null }> | null;
};

type Props = {
  /** The building's name as a link, which covers the row. */
  name: ReactNode;
  picture: ReactNode;
  status: ReactNode;
  facts: Facts | null;
  /** Distance from the place that was searched for. */
  miles?: number | null | undefined;
  /** Identifies the building on a map next to the list. */
  id?: string | undefined;
  level?: 3 | 4;
};

/** A building in a `PropertyList`, without data fetching, for `PropertyRow` on the server and for the property search in the browser. */
export function PropertyListItem({ name, picture, status, facts, miles, id, level = 3 }: Props) {
  const { available, building } = listAreaFacts(facts);
  const area = facts?.availableSquareFeet || facts?.totalSquareFeet;
  const typeAndArea = [facts?.buildingType, area && formatArea(area).metric].filter(Boolean).join(', ');
  const Heading = `h${level}` as const;
  return (
    <li className={styles.row} data-building={id}>
      {picture}
      <div>
        <Heading className={styles.name}>{name}</Heading>
        {facts?.city && (
          <p className="label">
            {facts.city}
            {typeof miles === 'number' && <>, {formatDistance(miles).us} away</>}
          </p>
        )}
        {typeAndArea && <p className="label">{typeAndArea}</p>}
        <p className={styles.status}>{status}</p>
        {facts?.availableSquareFeet ? <Contact contact={facts.contacts?.[0]} /> : null}
      </div>
      <CardFacts
        className={styles.facts}
        facts={[
          ...[available, building].filter((fact) => fact !== null),
          { label: 'Clear', value: facts?.clearHeightFeet && formatLength(facts.clearHeightFeet).us },
          { label: 'Docks', value: facts?.dockDoors && formatWhole(facts.dockDoors) },
        ]}
      />
    </li>
  );
}

/** The person who leases the building, with a telephone number. */
function Contact({ contact }: { contact: NonNullable<Facts['contacts']>[number] | undefined }) {
  const telephone = formatTelephone(contact?.teamMeta?.phone);
  if (!telephone) return null;
  return (
    <p className={styles.contact}>
      {contact?.title} <TelephoneLink telephone={telephone} />
    </p>
  );
}
