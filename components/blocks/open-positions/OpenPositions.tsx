import { graphql } from 'relay-runtime';
import type { OpenPositions_block$data, OpenPositions_block$key } from '#generated/OpenPositions_block.graphql.ts';
import { EmptyState } from '#components/ui/core/EmptyState.tsx';
import { FilterForm } from '#components/blocks/open-positions/FilterForm.tsx';
import { JsonLd } from '#components/ui/core/JsonLd.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';
import { jobPosting } from './job-posting.ts';
import styles from './OpenPositions.module.css';
import { PositionRow } from './PositionRow.tsx';

/** Where positions without a department stand: behind the departments, or alone. */
const OTHERS = 'Elsewhere in the company';
const ALL = 'Open now';

type Found = NonNullable<OpenPositions_block$data['openPositions']>;

/** Jobs that somebody is looked for, by department. What comes from a feed is shown as text, whatever it holds. */
export function OpenPositions({ block }: { block: OpenPositions_block$key }) {
  const { attributes, parentNode, openPositions } = readFragment(
    graphql`
      fragment OpenPositions_block on SiteOpenPositionsBlock {
        attributes {
          title
          text
          ground
          emptyText
          moreLink {
            ...Section_link
          }
        }
        parentNode {
          ... on UniformResourceIdentifiable {
            uri
          }
        }
        openPositions(parameters: $parameters) {
          total
          organization
          departments
          locations
          department
          location
          positions {
            title
            department
            location
            employmentType
            link
            datePosted
            validThrough
            description
          }
        }
      }
    `,
    block,
  );
  const level = attributes?.title ? 3 : 2;
  const isEmpty = !openPositions?.total;
  if (isEmpty && !attributes?.emptyText) return null;
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} more={attributes?.moreLink}>
      {isEmpty ? (
        <RichText html={attributes?.emptyText} profile="block" className={`lead ${styles.empty}`} />
      ) : (
        <>
          {parentNode.uri && <Filter found={openPositions} action={parentNode.uri} />}
          {openPositions.positions.length === 0 && (
            <EmptyState title="Nobody is looked for there just now" level={level}>
              {parentNode.uri && (
                <p>
                  <a href={parentNode.uri}>{`See all ${openPositions.total}`}</a>
                </p>
              )}
            </EmptyState>
          )}
          <Departments found={openPositions} level={level} />
        </>
      )}
    </Section>
  );
}

function Filter({ found, action }: { found: Found; action: string }) {
  const { departments, locations, department, location, total, positions } = found;
  if (departments.length < 2 && locations.length < 2) return null;
  return (
    <div className={styles.filter}>
      <p className="label">{positions.length === total ? `${total} open` : `${positions.length} of ${total} open`}</p>
      <FilterForm
        action={action}
        label="Open positions"
        choices={[
          { name: 'department', label: 'Department', all: 'All departments', options: departments, value: department },
          { name: 'location', label: 'Place', all: 'All places', options: locations, value: location },
        ]}
      />
    </div>
  );
}

function Departments({ found: { positions, organization }, level }: { found: Found; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const others = positions.some(({ department }) => department) ? OTHERS : ALL;
  const groups = Map.groupBy(positions, ({ department }) => department ?? others);
  return [...groups].map(([department, jobs]) => (
    <div className={styles.group} key={department}>
      <Heading className={styles.department}>{department}</Heading>
      <ul className={styles.jobs}>
        {jobs.map((job, index) => {
          const posting = jobPosting(job, organization);
          return (
            <li key={index}>
              <PositionRow {...job} level={level === 2 ? 3 : 4} />
              {posting && <JsonLd thing={posting} />}
            </li>
          );
        })}
      </ul>
    </div>
  ));
}
