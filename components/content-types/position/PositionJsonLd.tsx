import { graphql } from 'relay-runtime';
import type { PositionJsonLd_position$key } from '#generated/PositionJsonLd_position.graphql.ts';
import { JsonLd } from '#components/ui/core/JsonLd.tsx';
import { parsePay } from '#lib/careers/pay.ts';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import { readFragment } from '#lib/relay/server.ts';
import { buildJobPosting } from '#lib/seo/job-posting.ts';
import { toSiteUrl } from '#lib/uri/site-url.ts';

/** An open position as structured data. */
export function PositionJsonLd({ position }: { position: PositionJsonLd_position$key }) {
  const {
    databaseId,
    title,
    uri,
    date,
    excerpt,
    content,
    seo,
    positionMeta: meta,
  } = readFragment(
    graphql`
      fragment PositionJsonLd_position on Position {
        databaseId
        title
        uri
        date
        excerpt
        content
        seo {
          opengraphSiteName
        }
        positionMeta {
          location
          streetAddress
          postalCode
          workplace
          employmentType
          salaryMinimum
          salaryMaximum
          salaryPeriod
          openings
          startDate
          validThrough
          applicationUrl
        }
      }
    `,
    position,
  );
  const posting = buildJobPosting(
    {
      title: toPlainText(title),
      location: meta?.location,
      employmentType: meta?.employmentType,
      link: uri && toSiteUrl(uri),
      datePosted: date?.slice(0, 10),
      validThrough: meta?.validThrough?.slice(0, 10),
      description: (content ?? excerpt)?.trim(),
    },
    seo?.opengraphSiteName ?? '',
    {
      pay: parsePay(meta?.salaryMinimum, meta?.salaryMaximum, meta?.salaryPeriod),
      streetAddress: meta?.streetAddress ?? null,
      postalCode: meta?.postalCode ?? null,
      isRemote: meta?.workplace === 'Remote',
      openings: meta?.openings ?? null,
      startDate: meta?.startDate?.slice(0, 10) ?? null,
      identifier: String(databaseId),
      canApplyDirectly: !meta?.applicationUrl,
      organizationUrl: toSiteUrl('/'),
    },
  );
  return posting && <JsonLd thing={posting} />;
}
