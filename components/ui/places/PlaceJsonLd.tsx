import { JsonLd } from '#components/ui/core/JsonLd.tsx';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import { toSiteUrl } from '#lib/uri/site-url.ts';

type Props = {
  name: string | null;
  uri: string | null;
  description: string | null | undefined;
  coordinates?: { latitude: number | null; longitude: number | null } | null | undefined;
  /** The state in which it lies, or several states separated by commas. */
  state?: string | null | undefined;
  /** The place that contains it. */
  containedIn?: { name: string | null; uri: string | null } | null | undefined;
};

/** A market, submarket or region as structured data: a schema.org Place. */
export function PlaceJsonLd({ name, uri, description, coordinates, state, containedIn }: Props) {
  const { latitude, longitude } = coordinates ?? {};
  return (
    <JsonLd
      thing={{
        '@type': 'Place',
        name: toPlainText(name),
        description,
        url: uri && toSiteUrl(uri),
        // The company has buildings in the United States only.
        address: state && !state.includes(',') ? { '@type': 'PostalAddress', addressRegion: state, addressCountry: 'US' } : null,
        geo: typeof latitude === 'number' && typeof longitude === 'number' ? { '@type': 'GeoCoordinates', latitude, longitude } : null,
        containedInPlace: containedIn?.uri
          ? { '@type': 'Place', name: toPlainText(containedIn.name), url: toSiteUrl(containedIn.uri) }
          : null,
      }}
    />
  );
}
