import { graphql } from 'relay-runtime';
import type { CommunityForm_block$key } from '#generated/CommunityForm_block.graphql.ts';
import { FormSection } from '#components/ui/forms/FormSection.tsx';
import { collectTitles } from '#lib/forms/choices.ts';
import { communityForm } from '#lib/forms/community.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A form for requests and complaints from neighbors. */
export function CommunityForm({ block }: { block: CommunityForm_block$key }) {
  const { attributes, form } = readFragment(
    graphql`
      fragment CommunityForm_block on SiteCommunityFormBlock {
        attributes {
          title
          text
          topics {
            title
          }
          submitLabel
          workingDays
          sentText
          peopleTitle
          people {
            person {
              ...TeamContacts_people
            }
          }
          note
          ground
        }
        form(parameters: $parameters) {
          ...Form_state
        }
      }
    `,
    block,
  );
  if (!attributes) return null;
  const { people, ...content } = attributes;
  return (
    <FormSection
      {...content}
      form={communityForm}
      state={form}
      choices={collectTitles(attributes.topics)}
      people={(people ?? []).flatMap(({ person }) => person ?? [])}
    />
  );
}
