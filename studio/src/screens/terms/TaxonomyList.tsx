import { Spinner } from '@wordpress/components';
import { useCallback } from 'react';
import { useLoaded } from '../../api/graphql.ts';
import { useAccount } from '../../shell/account-context.ts';
import '../../shell/forms.css';
import { LoadNotice } from '../../shell/LoadNotice.tsx';
import { STUDIO_PATH } from '../../shell/paths.ts';
import { loadTaxonomies } from './term-data.ts';

/** The taxonomies whose terms the user may change. */
export default function TaxonomyList() {
  const account = useAccount();
  const taxonomies = useLoaded(useCallback(() => loadTaxonomies(account), [account]));
  if (taxonomies.error !== null) return <LoadNotice loads={[taxonomies]} />;
  if (taxonomies.data === null) return <Spinner />;
  return (
    <ul className="studio-link-list">
      {taxonomies.data.map(({ slug, name, description }) => (
        <li key={slug}>
          <a href={`${STUDIO_PATH}terms/${slug}/`}>{name}</a>
          <span>{description}</span>
        </li>
      ))}
    </ul>
  );
}
