import { Spinner } from '@wordpress/components';
import apiFetch from '@wordpress/api-fetch';
import { useLoaded } from '../../api/graphql.ts';
import '../../shell/forms.css';
import { LoadNotice } from '../../shell/LoadNotice.tsx';
import { STUDIO_PATH } from '../../shell/paths.ts';

type OptionGroup = { name: string; title: string; description: string };

const loadGroups = () => apiFetch<readonly OptionGroup[]>({ path: '/studio/v1/options' });

/** The groups of options that the user may edit. */
export default function OptionGroups() {
  const groups = useLoaded(loadGroups);
  if (groups.error !== null) return <LoadNotice loads={[groups]} />;
  if (groups.data === null) return <Spinner />;
  return (
    <ul className="studio-link-list">
      {groups.data.map(({ name, title, description }) => (
        <li key={name}>
          <a href={`${STUDIO_PATH}options/${name}/`}>{title}</a>
          <span>{description}</span>
        </li>
      ))}
    </ul>
  );
}
