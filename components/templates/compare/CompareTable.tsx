import { graphql } from 'relay-runtime';
import type { CompareTable_properties$key } from '#generated/CompareTable_properties.graphql.ts';
import { readPropertyFacts } from '#components/templates/shared/read-property-facts.ts';
import { Title } from '#components/templates/shared/Title.tsx';
import { EmailLink } from '#components/ui/people/EmailLink.tsx';
import { TelephoneLink } from '#components/ui/people/TelephoneLink.tsx';
import { BuildingPicture } from '#components/ui/property/BuildingPicture.tsx';
import { getInquiryLabel, INQUIRY_ANCHOR } from '#components/ui/property/inquiry.ts';
import { PropertyStatus } from '#components/ui/property/PropertyStatus.tsx';
import type { Fact } from '#components/ui/numbers/FactGrid.tsx';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import { formatTelephone } from '#lib/format/telephone.ts';
import { splitAddress } from '#lib/format/us-address.ts';
import { readFragment } from '#lib/relay/server.ts';
import { listComparedFacts } from './compare-facts.ts';
import styles from './CompareTable.module.css';

const fragment = graphql`
  fragment CompareTable_properties on Property @relay(plural: true) {
    id
    title
    uri
    slug
    propertyMeta {
      propertyAddress
    }
    propertyFacts {
      contacts {
        title
        teamMeta {
          phone
          email
        }
      }
    }
    compareStatus: allStatus(first: 1) {
      nodes {
        slug
        name
      }
    }
    ...BuildingPicture_property
    ...PropertyStatus_property
    ...readPropertyFacts_property
  }
`;

type Props = {
  properties: CompareTable_properties$key;
  /** Returns the address of the comparison without a property. */
  getHrefWithout: (slug: string) => string;
  /** Whether rows with the same value in all columns are left out. */
  onlyDifferences: boolean;
};

/** Properties in columns and their facts in rows. Rows whose values differ have a mark, which screen readers read as a word. */
export function CompareTable({ properties: keys, getHrefWithout, onlyDifferences }: Props) {
  const properties = readFragment(fragment, keys);
  const rows = listComparedFacts(properties.map(readPropertyFacts));
  const isComparison = properties.length > 1;
  const shownRows = onlyDifferences && isComparison ? rows.filter(({ differs }) => differs) : rows;
  const statusDiffers = new Set(properties.map(({ compareStatus }) => compareStatus?.nodes[0]?.name)).size > 1;
  const contacts = properties.map(({ propertyFacts }) => propertyFacts?.contacts?.[0]);
  return (
    <div className={`${styles.scroll} scroll-inline`} role="region" aria-label="Comparison" tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">Facts about {properties.length} buildings side by side</caption>
        <thead>
          <tr>
            <td>
              <span className="visually-hidden">Fact</span>
              {isComparison && (
                <span className={`${styles.legend} label`} aria-hidden="true">
                  Differs
                </span>
              )}
            </td>
            {properties.map((property) => (
              <th key={property.id} scope="col">
                <div className={styles.picture}>
                  <BuildingPicture property={property} sizes="(width >= 64rem) 18rem, 45vw" decorative />
                </div>
                <a className={styles.name} href={property.uri ?? undefined}>
                  <Title html={property.title} />
                </a>
                <span className={styles.address}>{splitAddress(property.propertyMeta?.propertyAddress).join(', ')}</span>
                <a
                  className={styles.remove}
                  href={getHrefWithout(property.slug ?? '')}
                  aria-label={`Remove ${toPlainText(property.title)} from the comparison`}
                  rel="nofollow"
                >
                  Remove
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(!onlyDifferences || statusDiffers) && (
            <tr>
              <RowHeader name="Status" differs={statusDiffers} />
              {properties.map((property) => (
                <td key={property.id}>
                  <PropertyStatus property={property} />
                </td>
              ))}
            </tr>
          )}
          {shownRows.map(({ name, values, differs }) => (
            <tr key={name}>
              <RowHeader name={name} differs={differs} />
              {values.map((fact, index) => (
                <td key={index}>{fact ? <FactValue fact={fact} /> : <NotStated />}</td>
              ))}
            </tr>
          ))}
          {contacts.some(Boolean) && (
            <tr>
              <RowHeader name="Contact" />
              {contacts.map((contact, index) => (
                <td key={index}>
                  <Contact contact={contact} />
                </td>
              ))}
            </tr>
          )}
          <tr className={styles.actions}>
            <RowHeader name="Next step" />
            {properties.map(({ id, uri, title, compareStatus }) => (
              <td key={id}>
                {uri && (
                  <a href={`${uri}${INQUIRY_ANCHOR}`}>
                    {getInquiryLabel(compareStatus?.nodes)}
                    <span className="visually-hidden">: {toPlainText(title)}</span>
                  </a>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function RowHeader({ name, differs = false }: { name: string; differs?: boolean }) {
  return (
    <th scope="row">
      <span className={differs ? styles.differs : undefined}>{name}</span>
      {differs && <span className="visually-hidden">differs</span>}
    </th>
  );
}

/** Stands for a fact that a building does not state. */
function NotStated() {
  return (
    <>
      <span className="quiet" aria-hidden="true">
        –
      </span>
      <span className="visually-hidden">Not stated</span>
    </>
  );
}

/** The value in both systems of units. The one that the visitor prefers is the larger one. */
function FactValue({ fact: { value, metric, note } }: { fact: Fact }) {
  return (
    <div className={styles.value}>
      <span className={styles.us}>{value}</span>
      {metric && <span className={styles.metric}>{metric.value}</span>}
      {note && <span className={styles.note}>{note}</span>}
    </div>
  );
}

type ContactPerson = { title: string | null; teamMeta: { phone: number | null; email: string | null } | null };

function Contact({ contact }: { contact: ContactPerson | null | undefined }) {
  if (!contact) return <NotStated />;
  const telephone = formatTelephone(contact.teamMeta?.phone);
  return (
    <div className={styles.contact}>
      <span>{contact.title}</span>
      {telephone && <TelephoneLink telephone={telephone} />}
      {contact.teamMeta?.email && <EmailLink address={contact.teamMeta.email} />}
    </div>
  );
}
