/** How a form is written down: the site draws it from this, the content service checks by it. */

type Base = {
  /** Name in what is sent, and in what is kept. */
  name: string;
  label: string;
  hint?: string;
  /** Stands beside the next field where there is room. */
  half?: true;
};

export type TextField = Base & {
  kind: 'text' | 'email' | 'tel' | 'url' | 'textarea';
  /** What is told when it is empty; a field without it may stay empty. */
  required?: string;
  maxLength: number;
  /** What browsers may fill in (HTML, "autofill"; WCAG 1.3.5). */
  autocomplete?: string;
};

export type ChoiceField = Base & {
  kind: 'select' | 'radios' | 'checkboxes';
  /** Answers that can be chosen where the block on the page names none of its own. */
  options: readonly string[];
  required?: string;
};

export type CheckboxField = Base & { kind: 'checkbox'; required?: string };

export type FileKind = { mimeType: string; label: string; endings: readonly string[] };

export type FileField = Base & {
  kind: 'file';
  required?: string;
  kinds: readonly FileKind[];
  maxFiles: number;
  /** Of each file. */
  maxBytes: number;
};

export type FormField = TextField | ChoiceField | CheckboxField | FileField;

export type FormDefinition = {
  name: string;
  /** How people call it: in mails, and in the list for editors. */
  title: string;
  fields: readonly FormField[];
  /** Words of the button. */
  submit: string;
  /** Block that shows it, and the attribute of the block whose titles are the answers of a field. */
  block: string;
  choices?: { field: string; attribute: string };
  /** Whether what is sent goes by mail to somebody; a comment does not. */
  mailed: boolean;
};

/** What somebody has sent: names of fields with what stood in them. */
export type SentValues = ReadonlyMap<string, readonly string[]>;
export type FieldValues = readonly { name: string; values: readonly string[] }[];
/** `field` is empty for what concerns the form as a whole. */
export type FieldError = { field: string; message: string };

/** A field that people do not see, and that programs fill in. Named like nothing a browser fills in by itself. */
export const HONEYPOT = 'remarks_2';
/** Where the form stands, as the content service has told it. */
export const PLACE = 'place';
/** When a form was shown that was sent before, signed. */
export const CLOCK = 'clock';
