import { FormTokenField } from '@wordpress/components';
import { useMemo } from 'react';
import type { TaxonomyChoices } from './content-data.ts';
import { createTermNames } from './term-choices.ts';

type TermsControlProps = {
  label: string;
  taxonomy: TaxonomyChoices;
  value: readonly number[];
  onChange: (ids: readonly number[]) => void;
};

/** Chooses existing terms of a taxonomy. */
export function TermsControl({ label, taxonomy, value, onChange }: TermsControlProps) {
  const names = useMemo(() => createTermNames(taxonomy.terms), [taxonomy.terms]);
  return (
    <FormTokenField
      label={label}
      value={names.toNames(value)}
      suggestions={names.all}
      onChange={(tokens) => onChange(names.toIds(tokens.map((token) => (typeof token === 'string' ? token : token.value))))}
      __experimentalValidateInput={(token) => names.toIds([token]).length > 0}
      help=""
      __next40pxDefaultSize
    />
  );
}
