import type { ReactNode } from 'react';
import type { Portrait_image$key } from '#generated/Portrait_image.graphql.ts';
import { Portrait } from './Portrait.tsx';
import styles from './Quote.module.css';

type Props = {
  children: ReactNode;
  name?: ReactNode;
  role?: ReactNode;
  portrait?: Portrait_image$key | null | undefined;
};

/** What somebody said, large. The quotation marks are part of the words. */
export function Quote({ children, name, role, portrait }: Props) {
  return (
    <figure className={styles.quote}>
      <blockquote>{children}</blockquote>
      {(name || role) && (
        <figcaption>
          {portrait && <Portrait image={portrait} size="small" />}
          <div>
            {name && <strong>{name}</strong>}
            {role && <p className="label">{role}</p>}
          </div>
        </figcaption>
      )}
    </figure>
  );
}
