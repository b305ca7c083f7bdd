import type { CardLink } from '#components/ui/core/CardTitle.tsx';
import styles from './FlipCards.module.css';
import { ArrowLink } from '#components/ui/core/ArrowLink.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';

/** Letters a figure may have at its largest: more would break over the narrow card's edge. */
const SHORT = 6;

type Card = {
  figure?: string | null | undefined;
  unit?: string | null | undefined;
  title?: string | null | undefined;
  /** Markup: the back of the card. */
  text?: string | null | undefined;
  link?: CardLink;
};

/**
 * Cards that turn over: a figure in front, its story behind. Each is a `details` element, so it turns by mouse, finger and keyboard, a search in
 * the page finds the story, and where a browser cannot lay the story over the figure it stands below it. Paper shows both sides.
 */
export function FlipCards({ cards, level }: { cards: readonly Card[]; level: 2 | 3 }) {
  return (
    <ul className={styles.cards}>
      {cards.map((card, index) => (
        <li key={index}>
          {card.text ? (
            <details className={styles.card}>
              <summary className={styles.front}>
                <Face {...card} level={level} />
                <span className={styles.turn}>
                  <span className={styles.over}>Turn over</span>
                  <span className={styles.back}>Turn back</span>
                </span>
              </summary>
              <div className={styles.story}>
                <RichText profile="block" html={card.text} />
                {card.link?.url && card.link.title && (
                  <p>
                    <ArrowLink href={card.link.url} target={card.link.target}>
                      {card.link.title}
                    </ArrowLink>
                  </p>
                )}
              </div>
            </details>
          ) : (
            <div className={`${styles.card} ${styles.front}`}>
              <Face {...card} level={level} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Face({ figure, unit, title, level }: Card & { level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={styles.face}>
      {figure && (
        <span className={figure.length > SHORT ? `${styles.figure} ${styles.long}` : styles.figure}>
          {figure} {unit && <span className={styles.unit}>{unit}</span>}
        </span>
      )}{' '}
      {title && <span className={styles.title}>{title}</span>}
    </Heading>
  );
}
