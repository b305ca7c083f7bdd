import { graphql } from 'relay-runtime';
import type { EsgReportArchive_block$key } from '#generated/EsgReportArchive_block.graphql.ts';
import { FileGroups } from '#components/ui/media/FileGroups.tsx';
import { Picture } from '#components/ui/media/Picture.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './EsgReportArchive.module.css';

/** Reports by year, newest first. Files of the same year form one group. The newest year can have a cover image. */
export function EsgReportArchive({ block }: { block: EsgReportArchive_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment EsgReportArchive_block on SiteEsgReportArchiveBlock {
        attributes {
          title
          text
          ground
          moreLink {
            ...Section_link
          }
          reports {
            year
            title
            note
            image {
              ...Picture_image
            }
            file {
              ...FileRows_file
            }
          }
        }
      }
    `,
    block,
  );
  const reports = (attributes?.reports ?? []).flatMap(({ year, file, ...rest }) => (year && file ? [{ year, file, ...rest }] : []));
  if (!attributes || reports.length === 0) return null;
  const years = [...new Set(reports.map(({ year }) => year))].toSorted((a, b) => b - a);
  const cover = reports.find(({ year, image }) => year === years[0] && image)?.image;
  const groups = years.map((year) => ({ title: String(year), files: reports.filter((report) => report.year === year) }));
  return (
    <Section ground={attributes.ground} title={attributes.title} text={attributes.text} moreLink={attributes.moreLink}>
      {cover && (
        <div className={`${styles.cover} uncover`}>
          <Picture image={cover} sizes="(width >= 60rem) 75vw, 100vw" decorative />
        </div>
      )}
      <FileGroups groups={groups} level={attributes.title ? 3 : 2} figures />
    </Section>
  );
}
