import { fetchContent } from '#lib/relay/fetch-content.ts';
import { createFileResponse } from '#lib/relay/file-response.ts';
import { toMediaPath } from '#lib/media/url.ts';
import { SITE_LANGUAGE } from '#lib/seo/site-language.ts';

/** The document server caches the response. */
export const dynamic = 'force-dynamic';

/** Relay fragments can only be read in the render that fetched them, and this is not a render, so this is a plain query. */
const query = `query WebManifestQuery {
  generalSettings { title description }
  identitySettings { icon { sourceUrl mimeType mediaDetails { width height } } }
}`;

type Icon = {
  sourceUrl: string | null;
  mimeType: string | null;
  mediaDetails: { width: number | null; height: number | null } | null;
};
type Data = {
  generalSettings: { title: string | null; description: string | null } | null;
  identitySettings: { icon: Icon | null } | null;
};

const defaultIcons = [
  { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
  { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any maskable' },
  { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any maskable' },
];

/** The web app manifest (W3C): name and icons of the site on a home screen. It opens in the browser, because it is a website. */
export async function GET(): Promise<Response> {
  return await createFileResponse(async () => {
    const { generalSettings, identitySettings } = (await fetchContent('WebManifestQuery', query, {})).data as Data;
    const icon = identitySettings?.icon;
    const manifest = {
      name: generalSettings?.title ?? '',
      description: generalSettings?.description ?? '',
      lang: SITE_LANGUAGE,
      start_url: '/',
      scope: '/',
      display: 'browser',
      // --paper in styles/tokens.css
      background_color: '#f7f5f0',
      theme_color: '#f7f5f0',
      icons: icon?.sourceUrl ? [toManifestIcon(icon)] : defaultIcons,
    };
    return { body: JSON.stringify(manifest), type: 'application/manifest+json' };
  });
}

function toManifestIcon({ sourceUrl, mimeType, mediaDetails }: Icon) {
  const { width, height } = mediaDetails ?? {};
  return {
    src: toMediaPath(sourceUrl ?? ''),
    ...(mimeType && { type: mimeType }),
    sizes: width && height ? `${width}x${height}` : 'any',
  };
}
