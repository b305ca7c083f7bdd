import type { Portrait_image$key } from '#generated/Portrait_image.graphql.ts';
import { formatTelephone } from '#lib/format/telephone.ts';
import styles from './ContactList.module.css';
import { EmailLink } from './EmailLink.tsx';
import { Portrait } from './Portrait.tsx';
import { TelephoneLink } from './TelephoneLink.tsx';

export type Contact = {
  name: string | null;
  /** URL of the person's page. */
  uri?: string | null | undefined;
  role: string | null | undefined;
  phone: number | string | null | undefined;
  email: string | null | undefined;
  image: Portrait_image$key | null | undefined;
  /** URL of the person's vCard. */
  vcardUrl?: string | null | undefined;
};

/** People to contact, with telephone and email links. */
export function ContactList({ people, level = 3 }: { people: readonly Contact[]; level?: 3 | 4 }) {
  const Heading = `h${level}` as const;
  const named = people.filter(({ name }) => Boolean(name));
  return (
    <ul className={`${styles.contacts} ${styles.wide}`}>
      {named.map(({ name, uri, role, phone, email, image, vcardUrl }, index) => {
        const telephone = formatTelephone(phone);
        return (
          <li key={index}>
            <Portrait image={image} size="small" />
            <div>
              <Heading className={styles.name}>{uri ? <a href={uri}>{name}</a> : name}</Heading>
              {role && <p className="label">{role}</p>}
              {telephone && (
                <p>
                  <TelephoneLink telephone={telephone} />
                </p>
              )}
              {email && (
                <p>
                  <EmailLink address={email} />
                </p>
              )}
              {vcardUrl && (
                <p className={styles.vcard}>
                  <a href={vcardUrl} aria-label={`Save contact (.vcf): ${name}`} download>
                    Save contact (.vcf)
                  </a>
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
