import { Button, Spinner } from '@wordpress/components';
import type { ReactNode } from 'react';
import { useLoaded } from '../../api/graphql.ts';
import { useAccount } from '../../shell/account-context.ts';
import { LoadNotice } from '../../shell/LoadNotice.tsx';
import { STUDIO_PATH } from '../../shell/paths.ts';
import { SUBMISSIONS_CAPABILITY } from '../forms/submission.ts';
import { ContentCards } from './ContentCards.tsx';
import './dashboard.css';
import { loadContent, loadSite, loadSubmissions } from './dashboard-data.ts';
import { BrokenLinksCard, PageViewsCard } from './SiteCards.tsx';
import { SubmissionsCard } from './SubmissionsCard.tsx';

/** Where an editor begins: unfinished and recent content, what visitors sent and read, and links that need mending. */
export default function Dashboard() {
  const account = useAccount();
  const main = account.types.filter(({ slug }) => ['page', 'post', 'properties'].includes(slug));
  return (
    <>
      <p className="studio-dashboard-links">
        {main.map(({ slug, name }) => (
          <Button key={slug} variant="secondary" href={`${STUDIO_PATH}content/${slug}/`}>
            {name}
          </Button>
        ))}
        <Button variant="tertiary" href={account.site_url} target="_blank">
          View the site
        </Button>
      </p>
      <div className="studio-dashboard">
        <Section load={loadContent}>{(sections) => <ContentCards sections={sections} />}</Section>
        {account.capabilities[SUBMISSIONS_CAPABILITY] === true && (
          <Section load={loadSubmissions}>{(submissions) => <SubmissionsCard {...submissions} />}</Section>
        )}
        {account.capabilities['edit_others_posts'] === true && (
          <Section load={loadSite}>
            {({ linkReport, pageViews }) => (
              <>
                <BrokenLinksCard {...linkReport} />
                <PageViewsCard {...pageViews} />
              </>
            )}
          </Section>
        )}
      </div>
    </>
  );
}

type SectionProps<Data> = { load: () => Promise<Data>; children: (data: Data) => ReactNode };

function Section<Data>({ load, children }: SectionProps<Data>) {
  const loaded = useLoaded(load);
  if (loaded.error !== null) return <LoadNotice loads={[loaded]} />;
  return loaded.data === null ? <Spinner /> : children(loaded.data);
}
