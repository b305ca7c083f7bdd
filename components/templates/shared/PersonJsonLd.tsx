import { JsonLd } from '#components/ui/core/JsonLd.tsx';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import { toMediaUrl } from '#lib/media/url.ts';
import { toSiteUrl } from '#lib/uri/site-url.ts';

type Props = {
  name: string | null | undefined;
  role: string | null | undefined;
  uri: string | null | undefined;
  description: string | null | undefined;
  image: string | null | undefined;
  organization: string | null | undefined;
  telephone?: string | null | undefined;
  email?: string | null | undefined;
};

/** A member of the company as structured data: a schema.org Person. */
export function PersonJsonLd({ name, role, uri, description, image, organization, telephone, email }: Props) {
  const url = uri ? toSiteUrl(uri) : null;
  return (
    <JsonLd
      thing={{
        '@type': 'Person',
        ...(url && { '@id': `${url}#person`, mainEntityOfPage: { '@id': url } }),
        name: toPlainText(name),
        jobTitle: role,
        description,
        url,
        image: image ? toMediaUrl(image) : null,
        telephone,
        email,
        worksFor: organization ? { '@type': 'Organization', '@id': `${toSiteUrl('/')}#organization`, name: organization } : null,
      }}
    />
  );
}
