import type { Picture_image$key } from '#generated/Picture_image.graphql.ts';
import type { CardLink } from '#components/ui/core/CardTitle.tsx';
import styles from './Partner.module.css';
import { Picture } from '#components/ui/media/Picture.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';

type Props = {
  name: string;
  /** What the partner does for the company. */
  role?: string | null | undefined;
  link?: CardLink;
  /** Logo of the partner. */
  image?: Picture_image$key | null | undefined;
};

/** A partner: its logo with the name as the accessible name, or the name in large type. */
export function Partner({ name, role, link, image }: Props) {
  return (
    <div className={styles.partner}>
      <SmartLink href={link?.url} target={link?.target} className={styles.name}>
        {image ? (
          <>
            <Picture image={image} sizes="12rem" decorative className={styles.logo} />
            <span className="visually-hidden">{name}</span>
          </>
        ) : (
          name
        )}
      </SmartLink>
      {role && <p className="label">{role}</p>}
    </div>
  );
}
