import type { ReactNode } from 'react';
import { graphql } from 'relay-runtime';
import type { Section_link$key } from '#generated/Section_link.graphql.ts';
import { readFragment } from '#lib/relay/server.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SectionHeader } from './SectionHeader.tsx';
import { SideHeadingSection } from './SideHeadingSection.tsx';
import { PageSheet } from './PageSheet.tsx';

type Props = {
  ground?: string | null | undefined;
  title?: string | null | undefined;
  /** HTML next to the heading. */
  text?: string | null | undefined;
  moreLink?: Section_link$key | null | undefined;
  /** Position of the heading relative to the content. */
  heading?: 'above' | 'beside';
  children: ReactNode;
};

const grounds = ['paper', 'sunk', 'night'] as const;

/** A section with the settings that many blocks share: background, heading, introductory text and link. */
export function Section({ ground, title, text, moreLink: moreLinkKey, heading = 'above', children }: Props) {
  const link = readFragment(
    graphql`
      fragment Section_link on AcfLink {
        url
        title
      }
    `,
    moreLinkKey,
  );
  const header = title && {
    title,
    note: text ? <RichText profile="inline" as="p" html={text} /> : undefined,
    moreLink: link?.url && link.title ? { url: link.url, title: link.title } : undefined,
  };
  return (
    <PageSheet ground={grounds.find((name) => name === ground) ?? 'paper'}>
      {header && heading === 'beside' ? (
        <SideHeadingSection {...header}>{children}</SideHeadingSection>
      ) : (
        <>
          {header && <SectionHeader {...header} />}
          {children}
        </>
      )}
    </PageSheet>
  );
}
