import { Comparison } from './Comparison.tsx';
import type { Difference } from './list-differences.ts';

type Props = {
  /** What the first column shows. */
  label: string;
  /** Name of the person who has saved the stored version. */
  person: string;
  differences: readonly Difference[];
};

/** Two versions of properties beside each other. The second is the stored one. */
export function VersionsTable({ label, person, differences }: Props) {
  return (
    <table className="studio-conflict-versions">
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col">Saved by {person}</th>
        </tr>
      </thead>
      {differences.map((difference) => (
        <Comparison key={difference.name} {...difference} />
      ))}
    </table>
  );
}
