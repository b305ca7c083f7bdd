import { graphql } from 'relay-runtime';
import type { BrokerToolkitForm_block$key } from '#generated/BrokerToolkitForm_block.graphql.ts';
import { FormSection } from '#components/ui/forms/FormSection.tsx';
import { collectTitles } from '#lib/forms/choices.ts';
import { brokerToolkitForm } from '#lib/forms/broker-toolkit.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A form on which brokers request files. */
export function BrokerToolkitForm({ block }: { block: BrokerToolkitForm_block$key }) {
  const { attributes, form } = readFragment(
    graphql`
      fragment BrokerToolkitForm_block on SiteBrokerToolkitFormBlock {
        attributes {
          title
          text
          items {
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
      form={brokerToolkitForm}
      state={form}
      choices={collectTitles(attributes.items)}
      people={(people ?? []).flatMap(({ person }) => person ?? [])}
    />
  );
}
