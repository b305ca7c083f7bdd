import { BaseControl, ComboboxControl } from '@wordpress/components';
import { useDebouncedInput } from '@wordpress/compose';
import { store as coreStore, useEntityRecords } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import type { ReferenceTarget } from '../../../lib/content-model/define.ts';
import { createTargetQuery } from './reference-query.ts';
import { ReferenceList } from './ReferenceList.tsx';

type Target = { id: number; name?: string; title?: { rendered: string }; status?: string };

type ReferenceControlProps = {
  label: string;
  help: string;
  to: ReferenceTarget;
  isMultiple?: boolean;
  ids: readonly number[];
  onChange: (ids: readonly number[]) => void;
};

/** Chooses content or users by their title. */
export function ReferenceControl({ label, help, to, isMultiple = false, ids, onChange }: ReferenceControlProps) {
  const [, setSearch, search] = useDebouncedInput('');
  const { targets: found, hasFailed } = useTargets(to, {
    per_page: 20,
    ...(search ? { search } : to !== 'user' && { orderby: 'modified' }),
  });
  const { targets: chosen } = useTargets(to, { include: ids.join(','), per_page: 100 }, ids.length > 0);
  const titles = new Map([...found, ...chosen].map((target) => [target.id, getTitle(target)]));
  const getName = (id: number) => titles.get(id) ?? `#${id}`;
  const selectable = (isMultiple ? found : [...found, ...chosen]).filter(
    ({ id }, index, all) => all.findIndex((other) => other.id === id) === index && !(isMultiple && ids.includes(id)),
  );
  return (
    <BaseControl help={help} __nextHasNoMarginBottom>
      {isMultiple && ids.length > 0 && <ReferenceList label={label} ids={ids} getName={getName} onChange={onChange} />}
      <ComboboxControl
        label={isMultiple ? `Add to ${label.toLowerCase()}` : label}
        value={isMultiple ? null : (ids[0]?.toString() ?? null)}
        options={selectable.map((target) => ({ value: String(target.id), label: getTitle(target) }))}
        onFilterValueChange={setSearch}
        onChange={(id) => onChange(id ? [...(isMultiple ? ids : []), Number(id)] : isMultiple ? ids : [])}
      />
      {hasFailed && <p role="alert">The list could not be loaded. Type to search again, or reload the page.</p>}
    </BaseControl>
  );
}

function useTargets(to: ReferenceTarget, query: object, enabled = true): { targets: readonly Target[]; hasFailed: boolean } {
  const isUser = to === 'user';
  const kind = isUser ? 'root' : 'postType';
  // Undefined until the permission request has resolved.
  const canCreate = useSelect((select) => isUser || select(coreStore).canUser('create', { kind, name: to }), [isUser, kind, to]);
  const isRequested = enabled && canCreate !== undefined;
  const { records, hasResolved } = useEntityRecords<Target>(
    kind,
    to,
    { ...createTargetQuery(to, canCreate === true), ...query },
    { enabled: isRequested },
  );
  return { targets: (isRequested ? records : null) ?? [], hasFailed: isRequested && hasResolved && records === null };
}

function getTitle({ id, name, title, status = 'publish' }: Target): string {
  const text = decodeEntities(name ?? title?.rendered ?? '') || `#${id}`;
  return status === 'publish' ? text : `${text} (${status})`;
}
