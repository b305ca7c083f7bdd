import { graphql } from 'relay-runtime';
import type { OpenPositions_block$data, OpenPositions_block$key } from '#generated/OpenPositions_block.graphql.ts';
import { EmptyState } from '#components/ui/core/EmptyState.tsx';
import { FilterForm } from './FilterForm.tsx';
import { JsonLd } from '#components/ui/core/JsonLd.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';
import { buildJobPosting } from './job-posting.ts';
import styles from './OpenPositions.module.css';
import { PositionRow } from './PositionRow.tsx';

/** Headings of the group of positions without a department: with other groups before it, or as the only group. */
const OTHER_POSITIONS = 'Other positions';
const ALL_POSITIONS = 'All positions';

type OpenPositionsData = NonNullable<OpenPositions_block$data['openPositions']>;

/** Open positions by department. Content from feeds is always shown as plain text. */
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
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      {isEmpty ? (
        <RichText html={attributes?.emptyText} profile="block" className={`lead ${styles.empty}`} />
      ) : (
        <>
          {parentNode.uri && <PositionFilter data={openPositions} action={parentNode.uri} />}
          {openPositions.positions.length === 0 && (
            <EmptyState title="No open positions match these filters" level={level}>
              {parentNode.uri && (
                <p>
                  <a href={parentNode.uri}>{`Show all ${openPositions.total} open positions`}</a>
                </p>
              )}
            </EmptyState>
          )}
          <Departments data={openPositions} level={level} />
        </>
      )}
    </Section>
  );
}

function PositionFilter({ data, action }: { data: OpenPositionsData; action: string }) {
  const { departments, locations, department, location, total, positions } = data;
  if (departments.length < 2 && locations.length < 2) return null;
  return (
    <div className={styles.filter}>
      <p className="label">
        {positions.length === total
          ? `${total} open ${total === 1 ? 'position' : 'positions'}`
          : `${positions.length} of ${total} open positions`}
      </p>
      <FilterForm
        action={action}
        label="Open positions"
        filters={[
          { name: 'department', label: 'Department', allLabel: 'All departments', options: departments, value: department },
          { name: 'location', label: 'Location', allLabel: 'All locations', options: locations, value: location },
        ]}
      />
    </div>
  );
}

function Departments({ data: { positions, organization }, level }: { data: OpenPositionsData; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const defaultGroup = positions.some(({ department }) => department) ? OTHER_POSITIONS : ALL_POSITIONS;
  const groups = Map.groupBy(positions, ({ department }) => department ?? defaultGroup);
  return [...groups].map(([department, jobs]) => (
    <div className={styles.group} key={department}>
      <Heading className={styles.department}>{department}</Heading>
      <ul className={styles.jobs}>
        {jobs.map((job, index) => {
          const posting = buildJobPosting(job, organization);
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
