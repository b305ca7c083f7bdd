import { graphql } from 'relay-runtime';
import type { PositionList_openPositions$data, PositionList_openPositions$key } from '#generated/PositionList_openPositions.graphql.ts';
import { EmptyState } from '#components/ui/core/EmptyState.tsx';
import { JsonLd } from '#components/ui/core/JsonLd.tsx';
import { FilterForm } from '#components/ui/forms/FilterForm.tsx';
import { buildJobPosting } from '#lib/seo/job-posting.ts';
import { readFragment } from '#lib/relay/server.ts';
import { pluralize } from '#lib/format/pluralize.ts';
import styles from './PositionList.module.css';
import { PositionRow } from './PositionRow.tsx';

/** Headings of the group of positions without a department: with other groups before it, or as the only group. */
const OTHER_POSITIONS = 'Other positions';
const ALL_POSITIONS = 'All positions';

type OpenPositions = PositionList_openPositions$data;
type Props = {
  openPositions: PositionList_openPositions$key;
  /** Path of the page, which receives the filters. Null if the list cannot be filtered. */
  action: string | null | undefined;
  /** Level of the headings of the departments. */
  level: 2 | 3;
};

/** Open positions by department, with filters that work without scripts. Content from feeds is always shown as plain text. */
export function PositionList({ openPositions: key, action, level }: Props) {
  const data = readFragment(
    graphql`
      fragment PositionList_openPositions on OpenPositions {
        total
        organization
        departments
        locations
        types
        department
        location
        type
        positions {
          title
          uri
          department
          location
          employmentType
          pay
          link
          datePosted
          validThrough
          description
        }
      }
    `,
    key,
  );
  return (
    <>
      {action && <PositionFilter data={data} action={action} />}
      {data.positions.length === 0 && (
        <EmptyState title="No open positions match these filters" level={level}>
          {action && (
            <p>
              <a href={action}>{`Show all ${data.total} open positions`}</a>
            </p>
          )}
        </EmptyState>
      )}
      <Departments data={data} level={level} />
    </>
  );
}

function PositionFilter({ data, action }: { data: OpenPositions; action: string }) {
  const { departments, locations, types, department, location, type, total, positions } = data;
  if ([departments, locations, types].every((options) => options.length < 2)) return null;
  const filters = [
    { name: 'department', label: 'Department', allLabel: 'All departments', options: departments, value: department },
    { name: 'location', label: 'Location', allLabel: 'All locations', options: locations, value: location },
    { name: 'type', label: 'Type', allLabel: 'All types', options: types, value: type },
  ];
  return (
    <div className={styles.filter}>
      <p className="label" role={department || location || type ? 'status' : undefined}>
        {positions.length === total ? pluralize(total, 'open position') : `${positions.length} of ${total} open positions`}
      </p>
      <FilterForm
        action={action}
        label="Open positions"
        filters={filters
          .filter(({ options }) => options.length > 1)
          .map((filter) => ({ ...filter, options: filter.options.map(toOption), value: filter.value?.toLowerCase() }))}
      />
    </div>
  );
}

/** Values in the URL are in lower case. */
const toOption = (name: string) => ({ value: name.toLowerCase(), label: name });

function Departments({ data: { positions, organization }, level }: { data: OpenPositions; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const defaultGroup = positions.some(({ department }) => department) ? OTHER_POSITIONS : ALL_POSITIONS;
  const groups = Map.groupBy(positions, ({ department }) => department ?? defaultGroup);
  return [...groups].map(([department, jobs]) => (
    <div className={styles.group} key={department}>
      <Heading className={styles.department}>{department}</Heading>
      <ul className={styles.jobs}>
        {jobs.map((job, index) => {
          // Search engines read the structured data of a position on its own page.
          const posting = job.uri ? null : buildJobPosting(job, organization);
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
