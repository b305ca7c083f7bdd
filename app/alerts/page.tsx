import type { Metadata } from 'next';
import { graphql } from 'relay-runtime';
import type { pageAlertsQuery } from '#generated/pageAlertsQuery.graphql.ts';
import { ResponseStatus } from '#components/layout/ResponseStatus.tsx';
import { AlertsTemplate, type AlertsView } from '#components/templates/alerts/AlertsTemplate.tsx';
import { SiteFrame } from '#components/templates/shared/SiteFrame.tsx';
import { fetchQuery } from '#lib/relay/server.ts';
import { toMetadata } from '#lib/seo/metadata.ts';
import { ALERTS_PATH } from '#lib/subscriptions/addresses.ts';
import {
  describeConfirmation,
  describeRequest,
  listSubscriptions,
  SubscriptionsUnavailableError,
} from '#lib/subscriptions/content-service.ts';
import { getParameter, type SearchParams } from '#lib/uri/search-params.ts';

type Props = { searchParams: Promise<SearchParams> };

export const dynamic = 'force-dynamic';

const TITLE = 'Email alerts';

/** The topic of an address without one: the property search links to it. */
const DEFAULT_TOPIC = 'properties';

export const metadata: Metadata = toMetadata({
  path: ALERTS_PATH,
  title: TITLE,
  description: 'New buildings, news and open positions by email.',
  noindex: true,
  nofollow: true,
});

/** The page on which visitors subscribe to updates by email, confirm, and manage their subscriptions. It changes nothing: its forms do. */
export default async function AlertsPage({ searchParams }: Props) {
  const parameters = await searchParams;
  const [data, view] = await Promise.all([fetchQuery<pageAlertsQuery>(query, { uri: ALERTS_PATH }), loadView(parameters)]);
  return (
    <SiteFrame root={data} pageTitle={TITLE}>
      {view.kind === 'unavailable' && <ResponseStatus status={503} />}
      <AlertsTemplate view={view} problem={getParameter(parameters, 'problem') ?? null} done={getParameter(parameters, 'done') ?? null} />
    </SiteFrame>
  );
}

async function loadView(parameters: SearchParams): Promise<AlertsView> {
  const [confirm, token, done] = ['confirm', 'token', 'done'].map((name) => getParameter(parameters, name));
  try {
    if (confirm) {
      const subject = await describeConfirmation(confirm);
      return subject ? { kind: 'confirm', token: confirm, subject } : { kind: 'expired' };
    }
    if (token) {
      const list = await listSubscriptions(token);
      return list ? { kind: 'manage', token, list } : { kind: 'ended' };
    }
    if (done === 'requested' || done === 'removed') return { kind: done };
    const subject = await describeRequest(getParameter(parameters, 'topic') ?? DEFAULT_TOPIC, toQuery(parameters));
    return subject ? { kind: 'form', subject } : { kind: 'ended' };
  } catch (error) {
    if (error instanceof SubscriptionsUnavailableError) return { kind: 'unavailable' };
    throw error;
  }
}

/** All other parameters are the query. The topic leaves out those that it does not know. */
function toQuery(parameters: SearchParams): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (!['topic', 'problem', 'done'].includes(name)) for (const item of [value ?? []].flat()) query.append(name, item);
  return query.toString();
}

const query = graphql`
  query pageAlertsQuery($uri: String!, $asPreview: Boolean) {
    ...SiteFrame_root
  }
`;
