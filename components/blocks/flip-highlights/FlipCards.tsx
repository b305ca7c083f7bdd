import type { CardLink } from '#components/ui/core/CardTitle.tsx';
import styles from './FlipCards.module.css';
import { ArrowLink } from '#components/ui/core/ArrowLink.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';

/** Maximum length of a figure in the largest size. Longer figures would overflow a narrow card. */
const MAX_LARGE_FIGURE_LENGTH = 6;

type Card = {
  figure?: string | null | undefined;
  unit?: string | null | undefined;
  title?: string | null | undefined;
  /** HTML on the back of the card. */
  text?: string | null | undefined;
  link?: CardLink;
};

/**
 * Cards with a figure on the front and details on the back. Each is a `details` element, so it works with mouse, touch and keyboard, and find-in-page finds
 * the text on the back. Browsers that cannot overlay the two sides show the back below the front. Print shows both sides.
 */
export function FlipCards({ cards, level }: { cards: readonly Card[]; level: 2 | 3 }) {
  return (
    <ul className={styles.cards}>
      {cards.map((card, index) => (
        <li key={index}>
          {card.text ? (
            <details className={styles.card}>
              <summary className={styles.front}>
                <CardFront {...card} level={level} />
                <span className={styles.toggle}>
                  <span className={styles.show}>Show details</span>
                  <span className={styles.hide}>Hide details</span>
                </span>
              </summary>
              <div className={styles.back}>
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
              <CardFront {...card} level={level} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function CardFront({ figure, unit, title, level }: Card & { level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={styles.heading}>
      {figure && (
        <span className={figure.length > MAX_LARGE_FIGURE_LENGTH ? `${styles.figure} ${styles.long}` : styles.figure}>
          {figure} {unit && <span className={styles.unit}>{unit}</span>}
        </span>
      )}{' '}
      {title && <span className={styles.title}>{title}</span>}
    </Heading>
  );
}
