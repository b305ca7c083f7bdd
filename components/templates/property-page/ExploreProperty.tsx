import { graphql } from 'relay-runtime';
import type { ExploreProperty_layout$key } from '#generated/ExploreProperty_layout.graphql.ts';
import { Actions } from '#components/ui/Actions.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { Sheet } from '#components/ui/Sheet.tsx';
import { isSafeHref } from '#lib/html/safe-href.ts';
import { readFragment } from '#lib/relay/server.ts';
import paper from '../shared/Paper.module.css';

/** A film of the property, at the host that keeps it: no other host is asked for anything before a visitor decides to go there. */
export function ExploreProperty({ layout }: { layout: ExploreProperty_layout$key }) {
  const { title, video } = readFragment(
    graphql`
      fragment ExploreProperty_layout on PropertyPage_Propertypages_Blocks_ExploreProperty {
        title
        video
      }
    `,
    layout,
  );
  if (!video || !isSafeHref(video)) return null;
  return (
    <Sheet ground="night" className={paper.screen}>
      <SectionHead title={title ?? 'See it on film'} />
      <Actions hang>
        <ButtonLink href={video} icon="arrow">
          Watch the film on {new URL(video, 'https://film.invalid').host.replace(/^www\./, '')}
        </ButtonLink>
      </Actions>
    </Sheet>
  );
}
