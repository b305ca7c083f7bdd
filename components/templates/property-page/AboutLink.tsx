import { graphql } from 'relay-runtime';
import type { AboutLink_layout$key } from '#generated/AboutLink_layout.graphql.ts';
import { RichText } from '#components/ui/RichText.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { Sheet } from '#components/ui/Sheet.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Words about the company, at the end of a campaign. */
export function AboutLink({ layout }: { layout: AboutLink_layout$key }) {
  const { aboutLinkTitle, aboutLinkDescription } = readFragment(
    graphql`
      fragment AboutLink_layout on PropertyPage_Propertypages_Blocks_AboutLink {
        aboutLinkTitle
        aboutLinkDescription
      }
    `,
    layout,
  );
  if (!aboutLinkTitle && !aboutLinkDescription) return null;
  return (
    <Sheet>
      {aboutLinkTitle && <SectionHead title={aboutLinkTitle} />}
      <div className="cols">
        <RichText html={aboutLinkDescription} profile="block" className="prose c-from4 hang" />
      </div>
    </Sheet>
  );
}
