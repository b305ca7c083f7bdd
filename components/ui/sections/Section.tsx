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
  /** Markup beside the heading. */
  text?: string | null | undefined;
  more?: Section_link$key | null | undefined;
  /** Where the heading stands: above the content, or beside it. */
  heading?: 'above' | 'beside';
  children: ReactNode;
};

const grounds = ['paper', 'sunk', 'night'] as const;

/** A section as editors make them: a ground, a heading with its words and its link, and what the section shows. */
export function Section({ ground, title, text, more, heading = 'above', children }: Props) {
  const link = readFragment(
    graphql`
      fragment Section_link on AcfLink {
        url
        title
      }
    `,
    more,
  );
  const head = title && {
    title,
    note: text ? <RichText profile="inline" as="p" html={text} /> : undefined,
    more: link?.url && link.title ? { url: link.url, title: link.title } : undefined,
  };
  return (
    <PageSheet ground={grounds.find((name) => name === ground) ?? 'paper'}>
      {head && heading === 'beside' ? (
        <SideHeadingSection {...head}>{children}</SideHeadingSection>
      ) : (
        <>
          {head && <SectionHeader {...head} />}
          {children}
        </>
      )}
    </PageSheet>
  );
}
