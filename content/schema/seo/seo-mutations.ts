/** Mutations of the site-wide SEO data and of redirects. */
import { getOptionVersion } from '../../commands/core/edit-versions.ts';
import type { FieldsInput } from '../../commands/nodes/node-fields.ts';
import {
  createRedirect,
  deleteRedirect,
  importRedirects,
  type ImportResult,
  type RedirectKey,
  updateRedirect,
} from '../../commands/seo/redirect-commands.ts';
import type { RedirectInput } from '../../commands/seo/redirect-rules.ts';
import { updateSeoConfig } from '../../commands/seo/update-seo-config.ts';
import type { RedirectRow } from '../../core/rows/redirects.ts';
import { UserError } from '../../core/user-error.ts';
import { seoConfigFields } from '../../model/seo-config.ts';
import type { ArgSpec, FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import { declareMutation } from '../core/mutation.ts';
import { declareFieldInputs } from '../fields/field-inputs.ts';

export function declareSeoMutations(builder: SchemaBuilder): void {
  declareMutation<FieldsInput & { version?: string | null }, object>(builder, {
    name: 'updateSeoConfig',
    description:
      'Updates the site-wide SEO data. Omitted values stay unchanged, null restores the default, and a list replaces the stored one.',
    input: {
      ...declareFieldInputs(builder, 'SEOConfig', { fields: seoConfigFields }),
      version: {
        type: 'String',
        description: 'The `editVersion` of the data that was loaded. If it has changed since, nothing is written.',
      },
    },
    payload: {
      seo: { type: 'SEOConfig', description: 'The site-wide SEO data.', resolve: (_result, _args, { store }) => store.option('seo') },
      version: {
        type: 'String!',
        description: 'The new version of the data.',
        resolve: (_result, _args, { services }) => getOptionVersion(services.db, 'seo'),
      },
    },
    resolve: async ({ version, ...input }, { services, viewer }) => {
      await updateSeoConfig(services, viewer, input, version);
      return {};
    },
  });
  declareRedirectMutations(builder);
}

const format: ArgSpec = { type: 'SEORedirectFormatEnum', description: 'Format of the origin. Default PLAIN.' };
const target: ArgSpec = {
  type: 'String',
  description: 'Path or URL to redirect to. `$1` is replaced by the first capture group of the regular expression. Empty for 410 and 451.',
};
const type: ArgSpec = { type: 'Int', description: 'Status code: 301, 302, 307, 308, 410 or 451. Default 301.' };
const payload: FieldSpecs = { redirect: { type: 'SEORedirect', description: 'The redirect.' } };

type RedirectPayload = { redirect: RedirectRow };

function declareRedirectMutations(builder: SchemaBuilder): void {
  builder.enum('SEORedirectFormatEnum', {
    description: 'Formats of the origins of redirects.',
    values: {
      PLAIN: { value: 'plain', description: 'A path. Case, encoding and slashes at the ends are ignored.' },
      REGEX: { value: 'regex', description: 'A regular expression that must match the whole path.' },
    },
  });
  declareMutation<RedirectInput, RedirectPayload>(builder, {
    name: 'createSeoRedirect',
    description: 'Creates a redirect. It applies to paths without content.',
    input: { origin: { type: 'String!', description: 'Path to redirect from, or a regular expression.' }, target, type, format },
    payload,
    resolve: async (input, { services, viewer }) => ({ redirect: await createRedirect(services, viewer, input) }),
  });
  const origin: ArgSpec = { type: 'String!', description: 'Origin of the redirect.' };
  const keyFormat: ArgSpec = { ...format, description: 'Format of the redirect. Default PLAIN.' };
  declareMutation<RedirectKey & Partial<RedirectInput> & { newOrigin?: string | null }, RedirectPayload>(builder, {
    name: 'updateSeoRedirect',
    description: 'Updates a redirect. Omitted values stay unchanged.',
    input: { origin, format: keyFormat, newOrigin: { type: 'String', description: 'New origin.' }, target, type },
    payload,
    resolve: async ({ origin: currentOrigin, format: currentFormat, ...input }, { services, viewer }) => ({
      redirect: await updateRedirect(
        services,
        viewer,
        { origin: currentOrigin, format: currentFormat ?? null },
        {
          ...(typeof input.newOrigin === 'string' && { origin: input.newOrigin }),
          ...(input.target !== undefined && { target: input.target }),
          ...(typeof input.type === 'number' && { type: input.type }),
        },
      ),
    }),
  });
  declareMutation<RedirectKey, RedirectPayload>(builder, {
    name: 'deleteSeoRedirect',
    description: 'Deletes a redirect.',
    input: { origin, format: keyFormat },
    payload: { redirect: { type: 'SEORedirect', description: 'The deleted redirect.' } },
    resolve: async (input, { services, viewer }) => ({ redirect: await deleteRedirect(services, viewer, input) }),
  });
  declareRedirectImport(builder);
}

/** A request has at most 10,000 values. */
const MAX_IMPORTED = 2_000;

function assertImportSize(redirects: readonly RedirectInput[]): void {
  if (redirects.length > MAX_IMPORTED)
    throw new UserError(
      `The list has ${redirects.length} redirects. At most ${MAX_IMPORTED} are allowed. Import them in several steps, or with npm run import:redirects.`,
    );
}

function declareRedirectImport(builder: SchemaBuilder): void {
  builder.input('SEORedirectInput', {
    description: 'A redirect.',
    fields: { origin: { type: 'String!', description: 'Path to redirect from, or a regular expression.' }, target, type, format },
  });
  builder.object('SEORedirectImportProblem', {
    description: 'A redirect that was not imported.',
    fields: {
      index: { type: 'Int!', description: 'Index in the input, starting at 0.' },
      origin: { type: 'String!', description: 'Origin of the redirect.' },
      message: { type: 'String!', description: 'Why it was not imported.' },
    },
  });
  declareMutation<{ redirects: readonly RedirectInput[]; replaceExisting?: boolean | null }, ImportResult>(builder, {
    name: 'importSeoRedirects',
    description: 'Imports redirects. Valid redirects are stored, and the others are reported.',
    input: {
      redirects: { type: '[SEORedirectInput!]!', description: 'Redirects, at most 2,000.' },
      replaceExisting: { type: 'Boolean', description: 'Whether redirects with the same origin are replaced. By default they are kept.' },
    },
    payload: {
      created: { type: 'Int!', description: 'Number of new redirects.' },
      updated: { type: 'Int!', description: 'Number of replaced redirects.' },
      skipped: { type: 'Int!', description: 'Number of redirects that already exist.' },
      problems: { type: '[SEORedirectImportProblem!]!', description: 'Redirects that are not valid.' },
    },
    resolve: ({ redirects, replaceExisting }, { services, viewer }) => {
      assertImportSize(redirects);
      return importRedirects(services, viewer, redirects, replaceExisting ? 'replace' : 'skip');
    },
  });
}
