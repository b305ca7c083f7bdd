import { graphql } from 'relay-runtime';
import type { CoreArchives_block$key } from '#generated/CoreArchives_block.graphql.ts';
import { CountedLinks } from '#components/ui/navigation/CountedLinks.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { readFragment } from '#lib/relay/server.ts';
import { getListUri } from '#lib/uri/page-uri.ts';

/** Links to the news of each year. */
export function CoreArchives({ block }: { block: CoreArchives_block$key }) {
  const { attributes, archive } = readFragment(
    graphql`
      fragment CoreArchives_block on CoreArchivesBlock {
        attributes {
          displayAsDropdown
          showLabel
          showPostCounts
          align
          fontSize
          style
        }
        archive {
          uri
          years {
            year
            count
          }
        }
      }
    `,
    block,
  );
  if (!archive?.years.length) return null;
  const { uri, years } = archive;
  const links = years.map(({ year, count }) => ({
    key: year,
    href: uri && getListUri({ uri, date: { year, month: null } }),
    name: String(year),
    ...(attributes?.showPostCounts && { count }),
  }));
  const isCollapsed = attributes?.displayAsDropdown === true;
  return (
    <div className={getPresetClass(attributes, 'stack stack--s')}>
      {attributes?.showLabel !== false && !isCollapsed && <p className="label">News by year</p>}
      <CountedLinks links={links} summary={isCollapsed ? 'News by year' : undefined} />
    </div>
  );
}
