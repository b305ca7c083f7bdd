import { applicationForm } from './application.ts';
import { brokerToolkitForm } from './broker-toolkit.ts';
import { commentForm } from './comment.ts';
import { communityForm } from './community.ts';
import { contactForm } from './contact.ts';
import { propertyInterestForm } from './property-interest.ts';
import { tourForm } from './tour.ts';
import type { FormDefinition } from './types.ts';
import { vendorForm } from './vendor.ts';

export const forms: readonly FormDefinition[] = [
  contactForm,
  vendorForm,
  communityForm,
  brokerToolkitForm,
  commentForm,
  tourForm,
  propertyInterestForm,
  applicationForm,
];

export function findFormByName(name: string): FormDefinition | null {
  return forms.find((form) => form.name === name) ?? null;
}

/** Returns the form that a block shows, by the name of the block (`site/contact-form`). */
export function findFormByBlock(block: string): FormDefinition | null {
  return forms.find((form) => form.block === block) ?? null;
}
