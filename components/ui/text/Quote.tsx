import type { ReactNode } from 'react';
import type { Portrait_image$key } from '#generated/Portrait_image.graphql.ts';
import type { CardLink } from '#components/ui/core/CardTitle.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { classifyHref } from '#lib/html/safe-href.ts';
import { Portrait } from '#components/ui/people/Portrait.tsx';
import styles from './Quote.module.css';

type Props = {
  children: ReactNode;
  name?: ReactNode;
  role?: ReactNode;
  portrait?: Portrait_image$key | null | undefined;
  /** A link to the source of the quote. */
  source?: CardLink;
  /** `large`: full width. `margin`: in the text column, below a line. `portrait`: next to a large portrait. */
  variant?: 'large' | 'margin' | 'portrait';
};

/** A large quote. The quotation marks are part of the text. */
export function Quote({ children, name, role, portrait, source, variant = 'large' }: Props) {
  const link = source?.url && source.title ? { url: source.url, title: source.title, target: source.target } : null;
  const large = variant === 'portrait' && portrait;
  return (
    <figure className={variant === 'large' ? styles.quote : `${styles.quote} ${styles[variant]}`}>
      {large && (
        <div className={styles.picture}>
          <Portrait image={portrait} sizes="(width >= 48rem) 33vw, 100vw" />
        </div>
      )}
      <blockquote cite={link ? classifyHref(link.url)?.href : undefined}>{children}</blockquote>
      {(name || role || link) && (
        <figcaption>
          {portrait && !large && <Portrait image={portrait} size="small" />}
          <div>
            {name && <strong>{name}</strong>}
            {role && <p className="label">{role}</p>}
            {link && (
              <p className={styles.source}>
                <SmartLink href={link.url} target={link.target}>
                  {link.title}
                </SmartLink>
              </p>
            )}
          </div>
        </figcaption>
      )}
    </figure>
  );
}
