import { graphql } from 'relay-runtime';
import type { PositionArchive_contentType$key } from '#generated/PositionArchive_contentType.graphql.ts';
import type { ArchiveProps } from '#components/templates/shared/archive-props.ts';
import { PositionList } from '#components/ui/careers/PositionList.tsx';
import { EmptyState } from '#components/ui/core/EmptyState.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { readFragment } from '#lib/relay/server.ts';
import { ALERTS_PATH } from '#lib/subscriptions/addresses.ts';
import { feedMediaTypes, getFeedPath } from '#lib/uri/feed-path.ts';
import { parseParameters, type ParameterName } from '#lib/uri/parameters.ts';
import styles from './PositionTemplate.module.css';

/** The parameters that filter positions, which an alert can have too. */
const filterNames: ReadonlySet<ParameterName> = new Set(['department', 'location', 'type']);

/** All open positions by department, with filters, email alerts and feeds. */
export function PositionArchive({ contentType, pageUri }: ArchiveProps<PositionArchive_contentType$key>) {
  const { uri, positionArchive } = readFragment(
    graphql`
      fragment PositionArchive_contentType on ContentType {
        uri
        positionArchive(parameters: $parameters) {
          total
          ...PositionList_openPositions
        }
      }
    `,
    contentType,
  );
  if (!uri || !positionArchive) return null;
  const filters = parseParameters(pageUri.query ?? '').filter(({ name }) => filterNames.has(name));
  const alertsQuery = new URLSearchParams([['topic', 'positions'], ...filters.map(({ name, value }) => [name, value])]);
  return (
    <PageSheet noTopPadding>
      <ul className={`${styles.links} ${styles.follow}`}>
        <li>
          <a href={`${ALERTS_PATH}?${alertsQuery.toString()}`} rel="nofollow">
            {filters.length > 0 ? 'Get these positions by email' : 'Get new positions by email'}
          </a>
        </li>
        <li>
          <a href={getFeedPath(uri, 'rss')} type={feedMediaTypes.rss}>
            RSS feed
          </a>
        </li>
        <li>
          <a href="/careers/">How we hire</a>
        </li>
      </ul>
      {positionArchive.total > 0 ? (
        <PositionList openPositions={positionArchive} action={uri} level={2} />
      ) : (
        <EmptyState title="No open positions right now" level={2}>
          <p>
            <a href={`${ALERTS_PATH}?topic=positions`} rel="nofollow">
              Get new positions by email
            </a>
          </p>
        </EmptyState>
      )}
    </PageSheet>
  );
}
