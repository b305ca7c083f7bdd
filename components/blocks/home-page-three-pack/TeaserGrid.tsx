import type { Picture_image$key } from '#generated/Picture_image.graphql.ts';
import styles from './TeaserGrid.module.css';
import { ElevationDrawing } from './ElevationDrawing.tsx';
import { PlanDrawing } from './PlanDrawing.tsx';
import { SectionDrawing } from './SectionDrawing.tsx';
import { ArrowIcon } from '#components/ui/core/ArrowIcon.tsx';
import { Picture } from '#components/ui/media/Picture.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';

export type Teaser = {
  title: string;
  text?: string | null | undefined;
  link?: { url?: string | null; title?: string | null; target?: string | null } | null | undefined;
  /** Drawing above the title; a picture takes its place. */
  drawing?: string | null | undefined;
  image?: Picture_image$key | null | undefined;
};

/** Ways into the site, side by side, each one link. */
export function TeaserGrid({ doors, level = 3 }: { doors: readonly Teaser[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.doors}>
      {doors.map(({ title, text, link, drawing, image }, index) => (
        <article className={styles.door} key={index}>
          {image ? (
            <Picture image={image} sizes="(width >= 48rem) 33vw, 100vw" decorative className={styles.picture} />
          ) : (
            <TeaserDrawing name={drawing} />
          )}
          <div>
            <Heading className={styles.title}>
              <SmartLink href={link?.url} target={link?.target}>
                {title}
              </SmartLink>
            </Heading>
            {text && <p>{text}</p>}
          </div>
          {link?.title && <ArrowIcon>{link.title}</ArrowIcon>}
        </article>
      ))}
    </div>
  );
}

function TeaserDrawing({ name }: { name: string | null | undefined }) {
  if (name === 'section') return <SectionDrawing className={styles.drawing} />;
  if (name === 'elevation') return <ElevationDrawing className={styles.drawing} />;
  return <PlanDrawing className={styles.drawing} />;
}
