import { graphql } from 'relay-runtime';
import type { SavedTemplate_properties$key } from '#generated/SavedTemplate_properties.graphql.ts';
import { Actions } from '#components/ui/core/Actions.tsx';
import buttons from '#components/ui/core/Button.module.css';
import { ButtonLink } from '#components/ui/core/ButtonLink.tsx';
import { EmptyState } from '#components/ui/core/EmptyState.tsx';
import { SharePage } from '#components/ui/core/SharePage.tsx';
import { Breadcrumbs } from '#components/ui/navigation/Breadcrumbs.tsx';
import { TelephoneLink } from '#components/ui/people/TelephoneLink.tsx';
import { PropertyList } from '#components/ui/property/PropertyList.tsx';
import { PropertyRow } from '#components/ui/property/PropertyRow.tsx';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { pluralize } from '#lib/format/pluralize.ts';
import { formatTelephone } from '#lib/format/telephone.ts';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import { readFragment } from '#lib/relay/server.ts';
import { COMPARE_PATH, getSavedHref, MAX_COMPARED, SAVED_PATH, SAVED_ROUTE } from '#lib/saved-properties/addresses.ts';
import { joinIds } from '#lib/saved-properties/saved-cookie.ts';
import { getShortlistUrl } from '#lib/uri/pdf-urls.ts';
import { toSiteUrl } from '#lib/uri/site-url.ts';
import { type ContactGroup, createMessageHref, groupByContact } from './contact-groups.ts';
import { SavedMessages } from './SavedMessages.tsx';
import styles from './SavedTemplate.module.css';

/** Ids of the forms. Their buttons and checkboxes are in the rows of the list, where forms cannot overlap. */
const COMPARE_FORM = 'compare-selected';
const CHANGE_FORM = 'change-list';

type Props = {
  /** Published properties, in the order of the list. */
  properties: SavedTemplate_properties$key;
  /** Whether the list is that of an address, which another visitor has shared, or the visitor's own. */
  isShared: boolean;
  /** Address of the property search. */
  searchUri: string;
  messages: Parameters<typeof SavedMessages>[0];
};

/** A list of saved properties: to compare, share, ask their contacts about, and change. */
export function SavedTemplate({ properties: keys, isShared, searchUri, messages }: Props) {
  const properties = readFragment(
    graphql`
      fragment SavedTemplate_properties on Property @relay(plural: true) {
        databaseId
        slug
        title
        uri
        propertyFacts {
          contacts {
            title
            teamMeta {
              phone
              email
            }
          }
        }
        ...PropertyRow_property
      }
    `,
    keys,
  );
  const title = isShared ? 'Shared list of buildings' : 'Saved buildings';
  const slugs = properties.map(({ slug }) => slug ?? '');
  const contacts = groupByContact(
    properties.map((property) => ({
      name: toPlainText(property.title),
      url: toSiteUrl(property.uri ?? ''),
      contacts: property.propertyFacts?.contacts,
    })),
  );
  return (
    <>
      <Breadcrumbs
        items={[
          { text: 'Home', url: '/' },
          { text: title, url: SAVED_PATH },
        ]}
      />
      <Hero variant="compact" title={title}>
        <p>
          {isShared
            ? 'Someone has shared these buildings with you. Save them to keep them in this browser.'
            : 'Your list is stored in a cookie in this browser for a year. Share it to open it on another device.'}
        </p>
      </Hero>
      <PageSheet lessPadding id="list">
        <div className="stack">
          <SavedMessages {...messages} />
          {properties.length === 0 ? (
            <EmptyState title={isShared ? 'None of these buildings is listed' : 'You have not saved any buildings'} level={2}>
              <p>Select Save next to a building in the property search, in a list, or on its page.</p>
              <ButtonLink href={searchUri} icon="arrow">
                All buildings
              </ButtonLink>
            </EmptyState>
          ) : (
            <>
              <h2 className={styles.count}>{pluralize(properties.length, 'building')}</h2>
              <form id={COMPARE_FORM} className={`${styles.tools} screen-only`} action={COMPARE_PATH}>
                {properties.length > 1 && (
                  <p className={styles.compare}>
                    <button className={`${buttons.btn} ${buttons.ink}`}>Compare selected buildings</button>
                    <span className="label">Select up to {MAX_COMPARED}.</span>
                  </p>
                )}
                {isShared && (
                  <button
                    className={buttons.btn}
                    form={CHANGE_FORM}
                    name="save"
                    value={joinIds(properties.map(({ databaseId }) => databaseId))}
                  >
                    Save all to my list
                  </button>
                )}
                <ButtonLink href={getShortlistUrl(slugs)} icon="down">
                  Building list (PDF)
                </ButtonLink>
                <SharePage
                  title={`${pluralize(properties.length, 'building')}: ${properties.map((property) => toPlainText(property.title)).join(', ')}`}
                  url={toSiteUrl(getSavedHref(slugs))}
                  urlLabel="Link to this list"
                />
              </form>
              <form id={CHANGE_FORM} method="post" action={SAVED_ROUTE} />
              <PropertyList label={title}>
                {properties.map((property) => (
                  <PropertyRow
                    key={property.databaseId}
                    property={property}
                    action={
                      <RowActions
                        property={property}
                        isShared={isShared}
                        isSelected={properties.length <= MAX_COMPARED}
                        canCompare={properties.length > 1}
                      />
                    }
                  />
                ))}
              </PropertyList>
            </>
          )}
        </div>
      </PageSheet>
      {contacts.length > 0 && <ListContacts groups={contacts} />}
      {isShared && (
        <PageSheet noTopPadding>
          <p>
            <a href={SAVED_PATH}>View your own saved buildings</a>
          </p>
        </PageSheet>
      )}
    </>
  );
}

/** The people to ask about the properties of a list. */
function ListContacts({ groups }: { groups: readonly ContactGroup[] }) {
  return (
    <PageSheet ground="sunk" id="ask">
      <SectionHeader title="Ask about these buildings" note="Email or call the leasing contacts." />
      <ul className={styles.contacts}>
        {groups.map(({ name, phone, email, properties: listed }) => {
          const telephone = formatTelephone(phone);
          return (
            <li key={email ?? name}>
              <h3>{name}</h3>
              <p className="label">{listed.map((property) => property.name).join(', ')}</p>
              <Actions>
                {email && (
                  <ButtonLink href={createMessageHref(email, listed)} small>
                    Email about {pluralize(listed.length, 'building')}
                  </ButtonLink>
                )}
                {telephone && <TelephoneLink telephone={telephone} />}
              </Actions>
            </li>
          );
        })}
      </ul>
    </PageSheet>
  );
}

type RowProps = {
  property: { databaseId: number; slug: string | null; title: string | null };
  isShared: boolean;
  isSelected: boolean;
  canCompare: boolean;
};

function RowActions({ property: { databaseId, slug, title }, isShared, isSelected, canCompare }: RowProps) {
  const name = toPlainText(title);
  return (
    <div className={`${styles.row} screen-only`}>
      {canCompare && (
        <label>
          <input type="checkbox" form={COMPARE_FORM} name="properties" value={slug ?? ''} defaultChecked={isSelected} /> Compare
          <span className="visually-hidden"> {name}</span>
        </label>
      )}
      <button className={buttons.link} form={CHANGE_FORM} name={isShared ? 'save' : 'remove'} value={databaseId}>
        {isShared ? 'Save' : 'Remove'}
        <span className="visually-hidden"> {name}</span>
      </button>
    </div>
  );
}
