import { CountedLinks } from '#components/ui/navigation/CountedLinks.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { formatMonth } from '#lib/format/date.ts';
import { type ArchiveDate, getListUri } from '#lib/uri/page-uri.ts';
import styles from './DateArchiveLinks.module.css';

type Option = { readonly value: string; readonly count: number };

type Props = { uri: string; date: ArchiveDate | null; years: readonly Option[]; months: readonly Option[] };

/** Links to the news of each year, or to each month of a year. Every article is reached by them within three links. */
export function DateArchiveLinks({ uri, date, years, months }: Props) {
  const getYearUri = (year: string) => getListUri({ uri, date: { year: Number(year), month: null } });
  const yearLinks = years.map(({ value, count }) => ({ key: value, href: getYearUri(value), name: value, count }));
  const monthLinks = months.map(({ value, count }) => ({
    key: value,
    href: date && getListUri({ uri, date: { year: date.year, month: Number(value) } }),
    name: date && formatMonth(`${date.year}-${value.padStart(2, '0')}-01`),
    count,
  }));
  if (yearLinks.length < 2) return null;
  return (
    <PageSheet className="screen-only" ground="sunk" as="aside" labelledBy="news-by-date">
      <SectionHeader id="news-by-date" title="News by date" />
      <div className={styles.dates}>
        {date && monthLinks.length > 0 && (
          <nav aria-label={`Months of ${date.year}`}>
            <CountedLinks links={monthLinks} />
          </nav>
        )}
        <nav aria-label="Years">
          <CountedLinks links={yearLinks} />
        </nav>
      </div>
    </PageSheet>
  );
}
