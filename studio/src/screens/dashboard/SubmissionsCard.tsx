import { formatUtcDate } from '../../shell/format-date.ts';
import { STUDIO_PATH } from '../../shell/paths.ts';
import { getSender, type Submission } from '../forms/submission.ts';
import { DashboardCard } from './DashboardCard.tsx';

type SubmissionsCardProps = { items: readonly Submission[]; totalItems: number };

/** The newest form submissions that are not spam. */
export function SubmissionsCard({ items, totalItems }: SubmissionsCardProps) {
  const path = `${STUDIO_PATH}form-submissions/`;
  return (
    <DashboardCard
      title="Form submissions"
      entries={items.map((submission) => ({
        key: submission.reference,
        title: getSender(submission) || submission.reference,
        path,
        detail: `${submission.form_title}, ${formatUtcDate(submission.date_gmt)}`,
      }))}
      empty="No forms have been submitted yet."
      {...(totalItems > items.length && { more: { label: `All ${totalItems}`, path } })}
    />
  );
}
