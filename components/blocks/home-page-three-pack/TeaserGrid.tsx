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
  /** Name of the drawing above the title. An image replaces it. */
  drawing?: string | null | undefined;
  image?: Picture_image$key | null | undefined;
};

/** Teasers in columns. Each teaser is one link. */
export function TeaserGrid({ teasers, level = 3 }: { teasers: readonly Teaser[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.teasers}>
      {teasers.map(({ title, text, link, drawing, image }, index) => (
        <article className={styles.teaser} key={index}>
          {image ? (
            <Picture image={image} sizes="(width >= 48rem) 33vw, 100vw" decorative className={styles.image} />
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
