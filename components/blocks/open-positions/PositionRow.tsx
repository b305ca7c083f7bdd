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

/** One job: its name leads to where one applies; what the work is opens below. */
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
        <details className={styles.more}>
          <summary>
            What the work is<span className="visually-hidden">: {title}</span>
          </summary>
          <p>{description}</p>
        </details>
      )}
    </>
  );
}
