import { DateText } from '#components/ui/core/DateText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import styles from './OpenPositions.module.css';

type Props = {
  title: string;
  location: string | null | undefined;
  employmentType: string | null | undefined;
  link: string | null | undefined;
  datePosted: string | null | undefined;
  description: string | null | undefined;
  level: 3 | 4;
};

/** One position. The title links to the application page. The description is collapsible. */
export function PositionRow({ title, location, employmentType, link, datePosted, description, level }: Props) {
  const Heading = `h${level}` as const;
  return (
    <>
      <div className={styles.row}>
        <Heading className={styles.title}>
          <SmartLink href={link}>{title}</SmartLink>
        </Heading>
        <p>{location}</p>
        <p className="label">{employmentType}</p>
        <p className="label">
          <DateText date={datePosted} />
        </p>
      </div>
      {description && (
        <details className={styles.description}>
          <summary>
            Job description<span className="visually-hidden">: {title}</span>
          </summary>
          <p>{description}</p>
        </details>
      )}
    </>
  );
}
