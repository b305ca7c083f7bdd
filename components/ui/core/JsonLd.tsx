import { toJsonLd, type JsonLd as Thing } from '#lib/seo/json-ld.ts';

/** Structured data for search engines. Browsers do not execute this script element, so the document server keeps it in pages without JavaScript. */
export function JsonLd({ thing }: { thing: Thing }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(thing) }} />;
}
