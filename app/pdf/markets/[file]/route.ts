import { type MarketData, marketSheetQuery } from '#components/documents/market-data.ts';
import { createMarketSheet } from '#components/documents/market-sheet.ts';
import { fetchContent } from '#lib/relay/fetch-content.ts';
import { toSiteUrl } from '#lib/uri/site-url.ts';
import { parsePdfFileName } from '../../parse-pdf-file-name.ts';
import { createPdfResponse } from '../../pdf-response.ts';

type Context = { params: Promise<{ file: string }> };
type Data = { generalSettings: { title: string | null } | null; market: MarketData | null };

/** The document server caches the response. */
export const dynamic = 'force-dynamic';

/** The figures of a published market, and its buildings with space. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const slug = parsePdfFileName((await params).file);
  return await createPdfResponse(`${slug ?? ''}-market.pdf`, async () => {
    if (slug === null) return null;
    const { market, generalSettings } = (await fetchContent('MarketSheetQuery', marketSheetQuery, { slug })).data as Data;
    if (!market || market.hasPassword) return null;
    return await createMarketSheet({ market, organization: generalSettings?.title ?? '', url: toSiteUrl(market.uri ?? '/') });
  });
}
