import type { ReactNode } from 'react';
import { formatArea, formatDistance, formatLength } from '#lib/format/measure.ts';
import { formatWhole } from '#lib/format/number.ts';
import { formatTelephone } from '#lib/format/telephone.ts';
import { CardFacts } from '#components/ui/numbers/CardFacts.tsx';
import { TelephoneLink } from '#components/ui/people/TelephoneLink.tsx';
import { Units } from '#components/ui/numbers/Units.tsx';
import { listAreaFacts } from './area-facts.tsx';
import styles from './PropertyList.module.css';

type Facts = {
  /** City and state. */
  city: string | null;
  buildingType: string | null;
  availableSquareFeet: number | null;
  totalSquareFeet: number | null;
  divisibleSquareFeet: number | null;
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
  /** What the visitor can do with the building, such as saving it. */
  action: ReactNode;
};

/** A building in a `PropertyList`, without data fetching, for `PropertyRow` on the server and for the property search in the browser. */
export function PropertyListItem({ name, picture, status, facts, miles, id, level = 3, action }: Props) {
  const { available, divisible, building } = listAreaFacts(facts);
  const area = facts?.availableSquareFeet || facts?.totalSquareFeet;
  const { us, metric } = formatArea(area ?? 0);
  const isPart = divisible !== null && building !== null;
  const Heading = `h${level}` as const;
  return (
    <li className={styles.row} data-building={id}>
      {picture}
      <div className={styles.text}>
        <div>
          <Heading className={styles.name}>{name}</Heading>
          {facts?.city && (
            <p className="label">
              {facts.city}
              {typeof miles === 'number' && (
                <>
                  , <Units {...formatDistance(miles)} /> away
                </>
              )}
            </p>
          )}
          {(facts?.buildingType || area) && (
            <p className="label">
              {isPart ? (
                <>
                  {facts?.buildingType ?? 'Space'} in a building of <Units {...formatArea(facts?.totalSquareFeet ?? 0)} />
                </>
              ) : (
                <>
                  {facts?.buildingType}
                  {facts?.buildingType && area ? ', ' : ''}
                  {area ? <Units us={metric} metric={us} /> : null}
                </>
              )}
            </p>
          )}
        </div>
        <div className={styles.offer}>
          <p className={styles.status}>{status}</p>
          {facts?.availableSquareFeet ? <Contact contact={facts.contacts?.[0]} /> : null}
          {action}
        </div>
      </div>
      <CardFacts
        className={styles.facts}
        facts={[
          // There is room for two areas. The whole building of divisible space is above.
          ...[available ?? building, divisible ?? (available && building)].filter((fact) => fact !== null),
          { label: 'Clear', value: facts?.clearHeightFeet && <Units {...formatLength(facts.clearHeightFeet)} /> },
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
