import { type CompanyData, companySheetQuery } from '#components/documents/company-data.ts';
import { createCompanySheet } from '#components/documents/company-sheet.ts';
import { fetchContent } from '#lib/relay/fetch-content.ts';
import { toSiteUrl } from '#lib/uri/site-url.ts';
import { createPdfResponse } from '../pdf-response.ts';

type Data = CompanyData & { generalSettings: { title: string | null } | null };

/** The document server caches the response. */
export const dynamic = 'force-dynamic';

/** The company in figures, with its markets and contacts. */
export async function GET(): Promise<Response> {
  return await createPdfResponse('company-facts.pdf', async () => {
    const { generalSettings, ...company } = (await fetchContent('CompanySheetQuery', companySheetQuery, {})).data as Data;
    return await createCompanySheet({ company, organization: generalSettings?.title ?? '', url: toSiteUrl('/') });
  });
}
