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
  /** Contact details and other facts. Those without a value are left out. */
  facts: readonly { term: string; value: ReactNode }[];
  children: ReactNode;
};

/** The profile of a person: portrait, name, title, contact details and biography. */
export function Profile({ name, role, image, facts, children }: Props) {
  const shownFacts = facts.filter(({ value }) => Boolean(value));
  return (
    <PageSheet lessPadding as="div">
      <article className={styles.profile}>
        <div className={styles.picture}>
          <Portrait image={image} sizes="(width >= 64rem) 25vw, (width >= 48rem) 33vw, min(28rem, 92vw)" priority />
        </div>
        <div className={styles.text}>
          <div className="stack stack--s">
            <h1>
              <Title html={name} />
            </h1>
            {role && <p className="lead">{role}</p>}
          </div>
          {shownFacts.length > 0 && (
            <dl className={styles.facts}>
              {shownFacts.map(({ term, value }) => (
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
