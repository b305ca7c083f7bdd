import { graphql } from 'relay-runtime';
import type { AboutCompany_layout$key } from '#generated/AboutCompany_layout.graphql.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Text about the company at the end of a property page. */
export function AboutCompany({ layout }: { layout: AboutCompany_layout$key }) {
  const { aboutLinkTitle, aboutLinkDescription } = readFragment(
    graphql`
      fragment AboutCompany_layout on PropertyPage_Propertypages_Blocks_AboutLink {
        aboutLinkTitle
        aboutLinkDescription
      }
    `,
    layout,
  );
  if (!aboutLinkTitle && !aboutLinkDescription) return null;
  return (
    <PageSheet>
      {aboutLinkTitle && <SectionHeader title={aboutLinkTitle} />}
      <div className="grid-12">
        <RichText html={aboutLinkDescription} profile="block" className="prose from-column-4 inset" />
      </div>
    </PageSheet>
  );
}
