import { Notice, Spinner } from '@wordpress/components';
import apiFetch from '@wordpress/api-fetch';
import { useLoaded } from '../../api/graphql.ts';
import '../../shell/forms.css';

type OptionGroup = { name: string; title: string; description: string };

const loadGroups = () => apiFetch<readonly OptionGroup[]>({ path: '/studio/v1/options' });

/** The groups of options that the user may edit. */
export default function OptionGroups() {
  const { data, error } = useLoaded(loadGroups);
  if (error !== null)
    return (
      <Notice status="error" isDismissible={false}>
        {error}
      </Notice>
    );
  if (data === null) return <Spinner />;
  return (
    <ul className="studio-link-list">
      {data.map(({ name, title, description }) => (
        <li key={name}>
          <a href={`/studio/options/${name}/`}>{title}</a>
          <span>{description}</span>
        </li>
      ))}
    </ul>
  );
}
