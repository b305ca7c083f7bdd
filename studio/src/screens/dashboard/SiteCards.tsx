import { decodeEntities } from '@wordpress/html-entities';
import { Fragment, useState } from 'react';
import { useAccount } from '../../shell/account-context.ts';
import { formatUtcDate } from '../../shell/format-date.ts';
import { getEditorPath, STUDIO_PATH } from '../../shell/paths.ts';
import { CARD_SIZE, type SiteSections } from './dashboard-data.ts';
import { DashboardCard } from './DashboardCard.tsx';

type BrokenLink = SiteSections['linkReport']['brokenLinks'][number];

/** Addresses without a page, each with the content that links to it. */
export function BrokenLinksCard({ checkedAt, brokenLinks }: SiteSections['linkReport']) {
  const [isComplete, setIsComplete] = useState(false);
  const shown = isComplete ? brokenLinks : brokenLinks.slice(0, CARD_SIZE);
  const checked =
    checkedAt === null ? 'The links have not been checked yet.' : `No broken links were found on ${formatUtcDate(checkedAt)}.`;
  return (
    <DashboardCard
      title="Broken links"
      entries={shown.map((link) => ({ key: link.path, title: link.path, detail: <LinkSources sources={listSources(link)} /> }))}
      empty={checked}
      {...(brokenLinks.length > CARD_SIZE && {
        more: { label: isComplete ? 'Show fewer' : `Show all ${brokenLinks.length}`, onClick: () => setIsComplete(!isComplete) },
      })}
    />
  );
}

type Source = { title: string; path: string };

const listSources = ({ contentNodes, menus }: BrokenLink): Source[] => [
  ...menus.map(({ databaseId, name }) => ({ title: `the menu ${name}`, path: `${STUDIO_PATH}menus/${databaseId}/` })),
  ...contentNodes.map(({ databaseId, contentTypeName, title }) => ({
    title: decodeEntities(title ?? '') || '(no title)',
    path: getEditorPath({ type: contentTypeName, id: databaseId }),
  })),
];

/** Sources that a card names. The link is the same in all of them. */
const MAX_SOURCES = 3;

function LinkSources({ sources }: { sources: readonly Source[] }) {
  const rest = sources.length - MAX_SOURCES;
  return (
    <>
      {'in '}
      {sources.slice(0, MAX_SOURCES).map(({ title, path }, index) => (
        <Fragment key={path}>
          {index > 0 && ', '}
          <a href={path}>{title}</a>
        </Fragment>
      ))}
      {rest > 0 && ` and ${rest} more`}
    </>
  );
}

/** The pages that were viewed most in the last 30 days. */
export function PageViewsCard({ views, pages }: SiteSections['pageViews']) {
  const { site_url: siteUrl } = useAccount();
  return (
    <DashboardCard
      title={views === 0 ? 'Page views, last 30 days' : `${views.toLocaleString('en-US')} page views, last 30 days`}
      entries={pages.map(({ path, views: count }) => ({
        key: path,
        title: path === '/' ? 'Home page' : path,
        path: siteUrl + path,
        detail: count === 1 ? '1 view' : `${count.toLocaleString('en-US')} views`,
      }))}
      empty="No views have been counted yet."
    />
  );
}
