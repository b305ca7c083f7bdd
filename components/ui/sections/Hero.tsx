import type { ReactNode } from 'react';
import type { Picture_image$key } from '#generated/Picture_image.graphql.ts';
import { type Annotation, Annotations } from '#components/ui/drawings/Annotations.tsx';
import styles from './Hero.module.css';
import { Picture } from '#components/ui/media/Picture.tsx';

type Props = {
  /** default: title above a wide picture; split: half words, half picture; image: picture first, title below; compact: title alone. */
  variant?: 'default' | 'split' | 'image' | 'compact';
  eyebrow?: ReactNode;
  title: ReactNode;
  /** The page's title is its only h1, and its picture the first to be seen; a hero further down is a section. */
  level?: 1 | 2;
  /** What stands beside the title: words, a status, an address. */
  children?: ReactNode;
  actions?: ReactNode;
  image?: Picture_image$key | null | undefined;
  /** What takes the place of the picture: a video. */
  media?: ReactNode;
  annotations?: ReadonlyArray<Annotation | null | undefined> | null | undefined;
  /** What the picture shows, where, and when. */
  caption?: ReadonlyArray<ReactNode>;
};

/** Opening of a page. */
export function Hero(props: Props) {
  const { variant = 'default', title, level = 1, eyebrow, image } = props;
  const Heading = `h${level}` as const;
  if (variant === 'split' && image) return <SplitHero {...props} />;
  const heading = (
    <div className={styles.grid}>
      <div className={styles.heading}>
        {eyebrow && <p className={`${styles.eyebrow} label`}>{eyebrow}</p>}
        <Heading className={styles.title}>{title}</Heading>
      </div>
      <Beside {...props} />
    </div>
  );
  if (variant === 'compact' || !image) return <section className={`${styles.hero} ${styles.compact}`}>{heading}</section>;
  return (
    <section className={variant === 'image' ? `${styles.hero} ${styles.image}` : styles.hero}>
      {heading}
      <figure className={styles.picture}>
        {props.media || <Picture image={image} sizes="100vw" priority={level === 1} />}
        <Annotations items={props.annotations} />
      </figure>
      <Caption {...props} />
    </section>
  );
}

function Beside({ children, actions }: Props) {
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

function SplitHero({ eyebrow, title, level = 1, children, actions, image, annotations }: Props) {
  const Heading = `h${level}` as const;
  return (
    <section className={`${styles.hero} ${styles.split}`}>
      <div className={styles.body}>
        <div>
          {eyebrow && <p className="label">{eyebrow}</p>}
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
        <Picture image={image} sizes="(width >= 64rem) 50vw, 100vw" priority={level === 1} />
        <Annotations items={annotations} />
      </figure>
    </section>
  );
}
