/** Types of form definitions. The site renders a form from its definition, and the content service validates submissions against it. */

import type { ContentTypeName } from '#lib/content-model/define.ts';

type Base = {
  /** Name of the field in the request and in stored submissions. */
  name: string;
  label: string;
  hint?: string;
  /** The field takes half of the width on wide screens. */
  half?: true;
};

export type TextField = Base & {
  kind: 'text' | 'email' | 'tel' | 'url' | 'textarea';
  /** Error message when the field is empty. A field without this message is optional. */
  required?: string;
  maxLength: number;
  /** Autofill detail token (HTML, "Autofill"; WCAG 1.3.5). */
  autocomplete?: string;
};

export type ChoiceField = Base & {
  kind: 'select' | 'radios' | 'checkboxes';
  /** The default options. The block on the page may define others. */
  options: readonly string[];
  required?: string;
};

export type CheckboxField = Base & { kind: 'checkbox'; required?: string };

export type FileType = {
  mimeType: string;
  label: string;
  /** With the dot: `.pdf`. */
  extensions: readonly string[];
};

export type FileField = Base & {
  kind: 'file';
  required?: string;
  fileTypes: readonly FileType[];
  maxFiles: number;
  /** Maximum size of each file. */
  maxBytes: number;
};

export type FormField = TextField | ChoiceField | CheckboxField | FileField;

export type FormDefinition = {
  name: string;
  /** Display name of the form, in emails and in the list of submissions. */
  title: string;
  fields: readonly FormField[];
  /** Default label of the submit button. */
  submitLabel: string;
  /** Name of the block that shows the form. Absent if the pages of a content type show it. */
  block?: string;
  /** Name of the content type whose pages show the form. A submission is sent to the contacts of the page's node. */
  contentType?: ContentTypeName;
  /** A choice field whose options come from a block attribute: the titles of the items in the attribute. */
  choices?: { field: string; attribute: string };
  /** Whether submissions are sent by email. Comments are not. */
  sendsEmail: boolean;
};

/** The submitted values by field name. */
export type SubmittedValues = ReadonlyMap<string, readonly string[]>;
export type FieldValues = readonly { name: string; values: readonly string[] }[];
/** `field` is empty for an error that concerns the whole form. */
export type FieldError = { field: string; message: string };

/** Name of the value that the content service adds to a submission from the page of a node: what the submission is about. */
export const SUBJECT_VALUE = 'about';
/** Name of the honeypot field, which people do not see and spam bots fill in. The name matches no autofill heuristic of browsers. */
export const HONEYPOT_FIELD = 'remarks_2';
/** Name of the hidden field with the placement id of the form, which identifies the node and the block that shows it. */
export const PLACEMENT_FIELD = 'place';
/** Name of the hidden field with the signed time at which the form was rendered. Present when a form is shown again after a submission. */
export const CLOCK_FIELD = 'clock';
