import { DateText } from '#components/ui/core/DateText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import styles from './PositionList.module.css';

type Props = {
  title: string;
  uri: string | null | undefined;
  location: string | null | undefined;
  employmentType: string | null | undefined;
  pay: string | null | undefined;
  link: string | null | undefined;
  datePosted: string | null | undefined;
  validThrough: string | null | undefined;
  description: string | null | undefined;
  level: 3 | 4;
};

/** One position. The title links to its page, or to where candidates apply. The description of a position without a page is collapsible. */
export function PositionRow({ title, uri, location, employmentType, pay, link, datePosted, validThrough, description, level }: Props) {
  const Heading = `h${level}` as const;
  return (
    <>
      <div className={styles.row}>
        <Heading className={styles.title}>
          <SmartLink href={uri ?? link}>{title}</SmartLink>
        </Heading>
        <p>{location}</p>
        <p className="label">{employmentType}</p>
        <p className="label">
          {validThrough ? (
            <>
              Apply by <DateText date={validThrough} />
            </>
          ) : (
            datePosted && (
              <>
                Posted <DateText date={datePosted} />
              </>
            )
          )}
        </p>
      </div>
      {pay && <p className={styles.pay}>{pay}</p>}
      {description && uri && <p className={styles.summary}>{description}</p>}
      {description && !uri && (
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
