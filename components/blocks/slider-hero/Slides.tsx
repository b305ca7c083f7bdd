import { type ReactNode, useId } from 'react';
import type { Picture_image$key } from '#generated/Picture_image.graphql.ts';
import { type Annotation, Annotations } from '#components/ui/drawings/Annotations.tsx';
import { CarouselButtons } from '#components/ui/containers/CarouselButtons.island.tsx';
import { Island } from '#components/ui/core/Island.tsx';
import { Picture } from '#components/ui/media/Picture.tsx';
import styles from './Slides.module.css';

export type Slide = {
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  image: Picture_image$key | null | undefined;
  annotations?: ReadonlyArray<Annotation | null | undefined> | null | undefined;
  /** What the picture shows, and where. */
  caption?: ReadonlyArray<ReactNode>;
};

type Props = {
  label: string;
  slides: readonly Slide[];
  /** The first slide carries the page's title; not so in slides further down. */
  level?: 1 | 2;
};

/** An opening with several pictures, each with its words. Nothing moves by itself. */
export function Slides({ label, slides, level = 1 }: Props) {
  const id = useId();
  return (
    <section className={styles.slides} aria-roledescription="carousel" aria-label={label}>
      <div className={styles.track} id={id} role="group" aria-label={label} tabIndex={0}>
        <ul className={styles.list}>
          {slides.map((slide, index) => (
            <li className={styles.slide} key={index}>
              <SlideParts {...slide} first={level === 1 && index === 0} />
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <Island on="idle">
            <CarouselButtons scroller={id} />
          </Island>
        </div>
      )}
    </section>
  );
}

function SlideParts({ title, text, actions, image, annotations, caption, first }: Slide & { first: boolean }) {
  const Heading = first ? 'h1' : 'h2';
  const parts = (caption ?? []).filter(Boolean);
  return (
    <>
      <figure className={styles.picture}>
        <Picture image={image} sizes="100vw" priority={first} />
        <Annotations items={annotations} />
      </figure>
      <div className={styles.block}>
        <Heading className={styles.title}>{title}</Heading>
        {text && <div className={`${styles.text} lead`}>{text}</div>}
        {actions}
      </div>
      {parts.length > 0 && (
        <p className={`${styles.caption} label`}>
          {parts.map((part, index) => (
            <span key={index}>{part}</span>
          ))}
        </p>
      )}
    </>
  );
}
