import type { ReactNode } from 'react';
import type { Portrait_image$key } from '#generated/Portrait_image.graphql.ts';
import { Portrait } from '#components/ui/people/Portrait.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { Title } from './Title.tsx';
import styles from './Profile.module.css';

type Props = {
  name: string | null | undefined;
  role: string | null | undefined;
  image: Portrait_image$key | null | undefined;
  /** How to reach the person and what else is known; empty ones are left out. */
  facts: readonly { term: string; value: ReactNode }[];
  children: ReactNode;
};

/** One person: portrait, name, what they do, how to reach them, and their story. */
export function Profile({ name, role, image, facts, children }: Props) {
  const known = facts.filter(({ value }) => Boolean(value));
  return (
    <PageSheet close as="div">
      <article className={styles.profile}>
        <div className={styles.picture}>
          <Portrait image={image} sizes="(width >= 64rem) 25vw, (width >= 48rem) 33vw, 28rem" priority />
        </div>
        <div className={styles.text}>
          <div className="stack stack--s">
            <h1>
              <Title html={name} />
            </h1>
            {role && <p className="lead">{role}</p>}
          </div>
          {known.length > 0 && (
            <dl className={styles.facts}>
              {known.map(({ term, value }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <div className="prose">{children}</div>
        </div>
      </article>
    </PageSheet>
  );
}
