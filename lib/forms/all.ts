import { brokerToolkitForm } from './broker-toolkit.ts';
import { commentForm } from './comment.ts';
import { communityForm } from './community.ts';
import { contactForm } from './contact.ts';
import type { FormDefinition } from './types.ts';
import { vendorForm } from './vendor.ts';

const forms: readonly FormDefinition[] = [contactForm, vendorForm, communityForm, brokerToolkitForm, commentForm];

export function formNamed(name: string): FormDefinition | null {
  return forms.find((form) => form.name === name) ?? null;
}

/** The form a block shows. */
export function formOfBlock(block: string): FormDefinition | null {
  return forms.find((form) => form.block === block) ?? null;
}
