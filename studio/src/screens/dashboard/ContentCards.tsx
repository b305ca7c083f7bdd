import { decodeEntities } from '@wordpress/html-entities';
import { useAccount } from '../../shell/account-context.ts';
import { formatSiteDate } from '../../shell/format-date.ts';
import { getEditorPath } from '../../shell/paths.ts';
import { CARD_SIZE, type ContentSections, isEditable, type Item } from './dashboard-data.ts';
import { DashboardCard } from './DashboardCard.tsx';

/** Content that is unfinished, and what was changed last. */
export function ContentCards({ sections: { drafts, pending, scheduled, changed } }: { sections: ContentSections }) {
  const account = useAccount();
  const toEntries = (items: readonly Item[], describe: (item: Item) => string) =>
    items
      .filter((item) => isEditable(item, account))
      .slice(0, CARD_SIZE)
      .map((item) => ({
        key: item.databaseId,
        title: decodeEntities(item.title ?? '') || '(no title)',
        path: getEditorPath({ type: item.contentTypeName, id: item.databaseId }),
        detail: describe(item),
      }));
  const mine = drafts.nodes.filter(({ author }) => author?.node.databaseId === account.user.id);
  const others = drafts.nodes.filter((item) => !mine.includes(item));
  return (
    <>
      <DashboardCard title="My drafts" entries={toEntries(mine, describeChange)} empty="You have no drafts." />
      <DashboardCard title="Other drafts" entries={toEntries(others, describeChange)} empty="No one else has a draft that you may edit." />
      <DashboardCard title="Pending review" entries={toEntries(pending.nodes, describeChange)} empty="Nothing is waiting for review." />
      <DashboardCard
        title="Scheduled"
        entries={toEntries(scheduled.nodes, ({ date }) => `Scheduled for ${formatSiteDate(date)}`)}
        empty="Nothing is scheduled."
      />
      <DashboardCard title="Recently changed" entries={toEntries(changed.nodes, describeChange)} empty="Nothing has been published yet." />
    </>
  );
}

function describeChange({ modified, lastEditedBy }: Item): string {
  const name = lastEditedBy?.node.name;
  return name ? `${formatSiteDate(modified)}, ${name}` : formatSiteDate(modified);
}
