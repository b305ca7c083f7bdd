import type { Portrait_image$key } from '#generated/Portrait_image.graphql.ts';
import { Portrait } from '#components/ui/Portrait.tsx';
import { formatTelephone } from '#lib/format/telephone.ts';
import styles from './Contacts.module.css';

export type Contact = {
  name: string | null;
  /** Address of the person's own page. */
  uri?: string | null | undefined;
  role: string | null | undefined;
  phone: number | string | null | undefined;
  email: string | null | undefined;
  image: Portrait_image$key | null | undefined;
};

/** People to call, each with a number that dials and an address that writes. */
export function ContactList({ people }: { people: readonly Contact[] }) {
  const named = people.filter(({ name }) => Boolean(name));
  return (
    <ul className={`${styles.contacts} ${styles.wide}`}>
      {named.map(({ name, uri, role, phone, email, image }) => {
        const telephone = formatTelephone(phone);
        return (
          <li key={name}>
            <Portrait image={image} size="small" />
            <div>
              <h3>{uri ? <a href={uri}>{name}</a> : name}</h3>
              {role && <p className="label">{role}</p>}
              {telephone && (
                <p>
                  <a href={telephone.href}>{telephone.display}</a>
                </p>
              )}
              {email && (
                <p>
                  <a href={`mailto:${email}`}>{email}</a>
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
