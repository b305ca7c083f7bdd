import { graphql } from 'relay-runtime';
import type { PositionTemplate_position$key } from '#generated/PositionTemplate_position.graphql.ts';
import { BlockTree } from '#components/blocks/BlockTree.tsx';
import { Title } from '#components/templates/shared/Title.tsx';
import { PositionRow } from '#components/ui/careers/PositionRow.tsx';
import listStyles from '#components/ui/careers/PositionList.module.css';
import { ButtonLink } from '#components/ui/core/ButtonLink.tsx';
import { EmptyState } from '#components/ui/core/EmptyState.tsx';
import { Breadcrumbs } from '#components/ui/navigation/Breadcrumbs.tsx';
import { FactGrid } from '#components/ui/numbers/FactGrid.tsx';
import { TeamContacts } from '#components/ui/people/TeamContacts.tsx';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { formatDate } from '#lib/format/date.ts';
import { readFragment } from '#lib/relay/server.ts';
import { ALERTS_PATH } from '#lib/subscriptions/addresses.ts';
import { PositionApplication } from './PositionApplication.tsx';
import { PositionJsonLd } from './PositionJsonLd.tsx';
import styles from './PositionTemplate.module.css';

/** The page of a position: facts, job description, contacts and application form. A closed position leads to the open ones instead. */
export function PositionTemplate({ position: key }: { position: PositionTemplate_position$key }) {
  const position = readFragment(
    graphql`
      fragment PositionTemplate_position on Position {
        title
        date
        isOpen
        seo {
          breadcrumbs {
            text
            url
          }
        }
        pay {
          amounts
          period
        }
        positionMeta {
          department
          location
          workplace
          employmentType
          openings
          startDate
          validThrough
          applicationUrl
          market {
            title
            uri
          }
          contacts {
            ...TeamContacts_people
          }
        }
        similarPositions {
          title
          uri
          location
          employmentType
          pay
          link
          datePosted
          validThrough
        }
        blocks(flat: true) {
          ...BlockTree_blocks
        }
        ...PositionApplication_position
        ...PositionJsonLd_position
      }
    `,
    key,
  );
  const { title, isOpen, positionMeta: meta, pay, similarPositions } = position;
  const deadline = formatDate(meta?.validThrough);
  const contacts = (isOpen && meta?.contacts) || [];
  return (
    <>
      <Breadcrumbs items={position.seo?.breadcrumbs} />
      <article>
        <Hero
          variant="compact"
          eyebrow={[meta?.department, meta?.location].filter(Boolean).join(', ')}
          title={<Title html={title} />}
          actions={isOpen && <ApplyLink url={meta?.applicationUrl} />}
        >
          {isOpen && deadline && <p>Apply by {deadline}.</p>}
        </Hero>
        {!isOpen && <ClosedNotice />}
        <PageSheet noTopPadding className={styles.facts}>
          <FactGrid
            facts={[
              { name: 'Pay', value: pay?.amounts, note: pay?.period },
              { name: 'Location', value: meta?.location, note: meta?.workplace },
              { name: 'Employment type', value: meta?.employmentType },
              { name: 'Openings', value: meta?.openings?.toString() },
              { name: 'Start date', value: formatDate(meta?.startDate) },
              { name: 'Posted', value: formatDate(position.date) },
            ].flatMap(({ name, value, note }) => (value ? [{ name, value, note }] : []))}
          />
        </PageSheet>
        <PageSheet lessPadding as="div">
          <div className={`${styles.columns} grid-12`}>
            <div className={`${styles.text} prose`}>
              <BlockTree blocks={position.blocks ?? []} hasPageTitle isInColumn />
            </div>
            <aside className={styles.aside} aria-label="About this position">
              {contacts.length > 0 && (
                <>
                  <h2 className={styles.heading}>Questions about the job</h2>
                  <TeamContacts people={contacts} level={3} />
                </>
              )}
              <ul className={styles.links}>
                {meta?.market?.uri && (
                  <li>
                    <a href={meta.market.uri}>Our buildings in {meta.market.title}</a>
                  </li>
                )}
                <li>
                  <a href={`${ALERTS_PATH}?topic=positions`} rel="nofollow">
                    Get new positions by email
                  </a>
                </li>
              </ul>
            </aside>
          </div>
        </PageSheet>
      </article>
      {isOpen && !meta?.applicationUrl && <PositionApplication position={position} />}
      {isOpen && <PositionJsonLd position={position} />}
      {similarPositions.length > 0 && (
        <PageSheet>
          <SectionHeader
            title={isOpen ? 'Other open positions' : 'Open positions'}
            moreLink={{ url: '/careers/positions/', title: 'All open positions' }}
          />
          <ul className={`${listStyles.jobs} ${styles.similar}`}>
            {similarPositions.map((similar) => (
              <li key={similar.uri}>
                <PositionRow {...similar} description={null} level={3} />
              </li>
            ))}
          </ul>
        </PageSheet>
      )}
    </>
  );
}

function ApplyLink({ url }: { url: string | null | undefined }) {
  return (
    <ButtonLink href={url || '#apply'} variant="ink">
      Apply for this position
    </ButtonLink>
  );
}

function ClosedNotice() {
  return (
    <PageSheet noTopPadding as="div">
      <EmptyState title="This position is closed" level={2}>
        <p>
          We no longer accept applications for it. <a href="/careers/positions/">See all open positions</a> or{' '}
          <a href={`${ALERTS_PATH}?topic=positions`} rel="nofollow">
            get new ones by email
          </a>
          .
        </p>
      </EmptyState>
    </PageSheet>
  );
}
