import { graphql } from 'relay-runtime';
import type { ContactForm_block$key } from '#generated/ContactForm_block.graphql.ts';
import { FormSection } from '#components/ui/forms/FormSection.tsx';
import { collectTitles } from '#lib/forms/choices.ts';
import { contactForm } from '#lib/forms/contact.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A contact form. The selected topic determines who receives the message. */
export function ContactForm({ block }: { block: ContactForm_block$key }) {
  const { attributes, form } = readFragment(
    graphql`
      fragment ContactForm_block on SiteContactFormBlock {
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
      form={contactForm}
      state={form}
      choices={collectTitles(attributes.topics)}
      people={(people ?? []).flatMap(({ person }) => person ?? [])}
    />
  );
}
