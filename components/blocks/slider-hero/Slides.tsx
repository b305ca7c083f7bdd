import { type ReactNode, useId } from 'react';
import type { Picture_image$key } from '#generated/Picture_image.graphql.ts';
import { type Annotation, Annotations } from '#components/ui/drawings/Annotations.tsx';
import { CarouselButtons } from '#components/ui/containers/CarouselButtons.island.tsx';
import { Island } from '#components/ui/core/Island.client.tsx';
import { Picture } from '#components/ui/media/Picture.tsx';
import styles from './Slides.module.css';

export type Slide = {
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  image: Picture_image$key | null | undefined;
  annotations?: ReadonlyArray<Annotation | null | undefined> | null | undefined;
  /** What the image shows, and where. */
  caption?: ReadonlyArray<ReactNode>;
};

type Props = {
  label: string;
  slides: readonly Slide[];
  /** 1 if the title of the first slide is the page title. */
  level?: 1 | 2;
};

/** A page header with several slides. It never advances automatically. */
export function Slides({ label, slides, level = 1 }: Props) {
  const id = useId();
  return (
    <section className={styles.slides} aria-roledescription="carousel" aria-label={label}>
      <div className={styles.track} id={id} role="group" aria-label={label} tabIndex={0} data-drag-scroll="">
        <ul className={styles.list}>
          {slides.map((slide, index) => (
            <li className={styles.slide} key={index}>
              <SlideContent {...slide} isPageTitle={level === 1 && index === 0} />
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <Island>
            <CarouselButtons scroller={id} />
          </Island>
        </div>
      )}
    </section>
  );
}

function SlideContent({ title, text, actions, image, annotations, caption, isPageTitle }: Slide & { isPageTitle: boolean }) {
  const Heading = isPageTitle ? 'h1' : 'h2';
  const captionParts = (caption ?? []).filter(Boolean);
  return (
    <>
      <figure className={styles.image}>
        <Picture image={image} sizes="100vw" priority={isPageTitle} />
        <Annotations items={annotations} />
      </figure>
      <div className={styles.body}>
        <Heading className={styles.title}>{title}</Heading>
        {text && <div className={`${styles.text} lead`}>{text}</div>}
        {actions}
      </div>
      {captionParts.length > 0 && (
        <p className={`${styles.caption} label`}>
          {captionParts.map((part, index) => (
            <span key={index}>{part}</span>
          ))}
        </p>
      )}
    </>
  );
}
