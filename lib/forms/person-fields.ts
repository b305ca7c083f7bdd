/** Fields that ask who sends a form. Their names, sizes and autofill tokens are the same in every form. */
import type { TextField } from './types.ts';

export const nameField: TextField = {
  kind: 'text',
  name: 'name',
  label: 'Your name',
  half: true,
  maxLength: 120,
  autocomplete: 'name',
  required: 'Enter your name',
};

export const companyField: TextField = {
  kind: 'text',
  name: 'company',
  label: 'Company',
  half: true,
  maxLength: 160,
  autocomplete: 'organization',
};

/** @param purpose completes “Enter your email address so that we can …” */
export const emailField = (label: 'Email' | 'Work email', purpose: string): TextField => ({
  kind: 'email',
  name: 'email',
  label,
  half: true,
  maxLength: 254,
  autocomplete: 'email',
  required: `Enter your email address so that we can ${purpose}`,
});

export const phoneField = (label = 'Phone'): TextField => ({
  kind: 'tel',
  name: 'tel',
  label,
  half: true,
  maxLength: 40,
  autocomplete: 'tel',
});
