import { graphql } from 'relay-runtime';
import type { ExpansionOpportunities_layout$key } from '#generated/ExpansionOpportunities_layout.graphql.ts';
import { Picture } from '#components/ui/media/Picture.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './ExpansionOpportunities.module.css';

/** Expansion opportunities at a property: pictures, each with a line of text. */
export function ExpansionOpportunities({ layout }: { layout: ExpansionOpportunities_layout$key }) {
  const { title, items } = readFragment(
    graphql`
      fragment ExpansionOpportunities_layout on PropertyPage_Propertypages_Blocks_ExpansionOpportunities {
        title
        items {
          title
          subtitle
          image {
            ...Picture_image
          }
        }
      }
    `,
    layout,
  );
  if (!items?.length) return null;
  return (
    <PageSheet>
      <SectionHeader title={title ?? 'Expansion opportunities'} />
      <ul className={styles.items}>
        {items.map((item, index) => (
          <li key={index}>
            <Picture image={item.image} sizes="(width >= 48rem) 50vw, 100vw" />
            <div className="inset stack stack--s">
              <h3>{item.title}</h3>
              {item.subtitle && <p>{item.subtitle}</p>}
            </div>
          </li>
        ))}
      </ul>
    </PageSheet>
  );
}
