import { graphql } from 'relay-runtime';
import type { VendorForm_block$key } from '#generated/VendorForm_block.graphql.ts';
import { FormSection } from '#components/ui/forms/FormSection.tsx';
import { vendorForm } from '#lib/forms/vendor.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Registration form for companies that want to work on our buildings, with document upload. */
export function VendorForm({ block }: { block: VendorForm_block$key }) {
  const { attributes, form } = readFragment(
    graphql`
      fragment VendorForm_block on SiteVendorFormBlock {
        attributes {
          title
          text
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
  return <FormSection {...content} form={vendorForm} state={form} people={(people ?? []).flatMap(({ person }) => person ?? [])} />;
}
