import { formatTelephone } from '#lib/format/telephone.ts';
import { formatVcard } from '#lib/format/vcard.ts';
import { createTextResponse } from '#lib/http/text-response.ts';
import { ContentUnavailableError } from '#lib/relay/errors.ts';
import { toSiteUrl } from '#lib/uri/site-url.ts';
import { toStoredSlug } from '#lib/uri/stored-slug.ts';
import { fetchTeamMember } from '../team-member.ts';

type Context = { params: Promise<{ slug: string }> };

const RETRY_AFTER_SECONDS = '30';
const NOT_FOUND = 'There is no team member with this slug. Follow the link on the page of the person.';

/** The vCard of a team member: name, job title, telephone number and email address, as on the page of the person. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const slug = toStoredSlug((await params).slug);
  if (slug === null) return createTextResponse(404, NOT_FOUND);
  try {
    const found = await fetchTeamMember(slug);
    if (!found) return createTextResponse(404, NOT_FOUND);
    const { person, organization } = found;
    const card = formatVcard({
      name: person.title,
      organization,
      title: person.teamMeta?.title ?? null,
      telephone: formatTelephone(person.teamMeta?.phone)?.href ?? null,
      email: person.teamMeta?.email ?? null,
      url: person.uri && toSiteUrl(person.uri),
    });
    return new Response(card, {
      headers: {
        'content-type': 'text/vcard; charset=utf-8',
        'content-disposition': `attachment; filename="${slug.replaceAll(/[^\w.-]/g, '-')}.vcf"`,
        'cache-control': 'public, max-age=0, must-revalidate',
      },
    });
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error;
    return createTextResponse(503, 'Contacts are temporarily unavailable. Try again in half a minute.', {
      'retry-after': RETRY_AFTER_SECONDS,
    });
  }
}
