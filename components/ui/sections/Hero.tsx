import type { ReactNode } from 'react';
import type { Picture_image$key } from '#generated/Picture_image.graphql.ts';
import { type Annotation, Annotations } from '#components/ui/drawings/Annotations.tsx';
import styles from './Hero.module.css';
import { Picture } from '#components/ui/media/Picture.tsx';

type Props = {
  /** `default`: title above a wide picture. `split`: text and picture side by side. `image`: picture above the title. `compact`: no picture. */
  variant?: 'default' | 'split' | 'image' | 'compact';
  eyebrow?: ReactNode;
  title: ReactNode;
  /** 1 for the hero that opens the page, whose title is the only h1 and whose picture has priority; 2 for a hero further down. */
  level?: 1 | 2;
  /** Content next to the title: text, a status or an address. */
  children?: ReactNode;
  actions?: ReactNode;
  image?: Picture_image$key | null | undefined;
  /** A point that stays in view instead of the focal point of the picture. */
  focalPoint?: unknown;
  /** A video or a drawing that replaces the picture. */
  media?: ReactNode;
  annotations?: ReadonlyArray<Annotation | null | undefined> | null | undefined;
  /** What the picture shows, with location and date. */
  caption?: ReadonlyArray<ReactNode>;
};

/** The opening of a page: title, picture and actions. */
export function Hero(props: Props) {
  const { variant = 'default', title, level = 1, eyebrow, image, media } = props;
  const Heading = `h${level}` as const;
  if (variant === 'split' && image) return <SplitHero {...props} />;
  const heading = (
    <div className={styles.grid}>
      <div className={styles.heading}>
        {eyebrow && <p className={`${styles.eyebrow} label`}>{eyebrow}</p>}
        <Heading className={styles.title}>{title}</Heading>
      </div>
      <HeroAside {...props} />
    </div>
  );
  if (variant === 'compact' || (!image && !media)) return <section className={`${styles.hero} ${styles.compact}`}>{heading}</section>;
  return (
    <section className={variant === 'image' ? `${styles.hero} ${styles.image}` : styles.hero}>
      {heading}
      <figure className={styles.picture}>
        {media || <Picture image={image} sizes="100vw" priority={level === 1} focalPoint={props.focalPoint} />}
        <Annotations items={props.annotations} />
      </figure>
      <Caption {...props} />
    </section>
  );
}

function HeroAside({ children, actions }: Props) {
  if (!children && !actions) return null;
  return (
    <div className={`${styles.text} stack stack--s start`}>
      {children}
      {actions}
    </div>
  );
}

function Caption({ caption }: Props) {
  const parts = (caption ?? []).filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p className={`${styles.caption} label`}>
      {parts.map((part, index) => (
        <span key={index}>{part}</span>
      ))}
    </p>
  );
}

function SplitHero({ eyebrow, title, level = 1, children, actions, image, focalPoint, annotations }: Props) {
  const Heading = `h${level}` as const;
  return (
    <section className={`${styles.hero} ${styles.split}`}>
      <div className={styles.body}>
        <div>
          {eyebrow && <p className={`${styles.eyebrow} label`}>{eyebrow}</p>}
          <Heading className={styles.title}>{title}</Heading>
        </div>
        {(children || actions) && (
          <div className="stack start">
            {children && <div className={`${styles.lead} lead`}>{children}</div>}
            {actions}
          </div>
        )}
      </div>
      <figure className={styles.side}>
        {/* The box is about square on desktops, so a wide picture that covers it is wider than the box. */}
        <Picture image={image} sizes="(width >= 64rem) max(50vw, 70rem), 100vw" priority={level === 1} focalPoint={focalPoint} />
        <Annotations items={annotations} />
      </figure>
    </section>
  );
}
