import { toJsonLd, type JsonLd as Thing } from '#lib/seo/json-ld.ts';

/** Structured data: a data block, which no browser executes and the document server leaves in place. */
export function JsonLd({ thing }: { thing: Thing }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(thing) }} />;
}
