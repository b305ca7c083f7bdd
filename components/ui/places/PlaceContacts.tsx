import type { ComponentProps } from 'react';
import { ContactGroups } from '#components/ui/people/ContactGroups.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';

type People = ComponentProps<typeof ContactGroups>['groups'][number]['people'];

/** The contacts of a place by function. Groups without people are left out. */
export function PlaceContacts({ groups }: { groups: readonly { title: string; people: People | null | undefined }[] }) {
  const filled = groups.flatMap(({ title, people }) => (people && people.length > 0 ? [{ title, people }] : []));
  if (filled.length === 0) return null;
  return (
    <PageSheet ground="sunk" id="people">
      <SectionHeader title="Contacts" />
      <ContactGroups groups={filled} />
    </PageSheet>
  );
}
