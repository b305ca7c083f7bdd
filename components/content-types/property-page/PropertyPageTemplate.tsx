import { graphql } from 'relay-runtime';
import type { PropertyPageTemplate_propertyPage$key } from '#generated/PropertyPageTemplate_propertyPage.graphql.ts';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { readFragment } from '#lib/relay/server.ts';
import { Breadcrumbs } from '#components/ui/navigation/Breadcrumbs.tsx';
import { Title } from '#components/templates/shared/Title.tsx';
import { AboutCompany } from './AboutCompany.tsx';
import { BrokerInfo } from './BrokerInfo.tsx';
import { CampaignHero } from './CampaignHero.tsx';
import { PropertyDetails } from './PropertyDetails.tsx';
import { ExpansionOpportunities } from './ExpansionOpportunities.tsx';
import { PropertyVideo } from './PropertyVideo.tsx';
import { CampaignHighlights } from './CampaignHighlights.tsx';

/**
 * A marketing page of one property, which editors compose from seven layouts (the `propertyPages` field group). Status, areas, facts and contacts come from
 * the property, so that the two pages agree; what editors typed is shown only if no property has this campaign page.
 */
export function PropertyPageTemplate({ propertyPage }: { propertyPage: PropertyPageTemplate_propertyPage$key }) {
  const { title, seo, properties, propertyPages } = readFragment(
    graphql`
      fragment PropertyPageTemplate_propertyPage on PropertyPage {
        title
        seo {
          breadcrumbs {
            text
            url
          }
        }
        properties(first: 1) {
          nodes {
            ...CampaignHero_property
            ...PropertyDetails_property
            ...BrokerInfo_property
          }
        }
        propertyPages {
          propertyName
          propertyStatus
          blocks {
            __typename
            ...CampaignHero_layout @alias(as: "hero")
            ...CampaignHighlights_layout @alias(as: "highlights")
            ...PropertyDetails_layout @alias(as: "details")
            ...PropertyVideo_layout @alias(as: "video")
            ...ExpansionOpportunities_layout @alias(as: "expansion")
            ...BrokerInfo_layout @alias(as: "brokers")
            ...AboutCompany_layout @alias(as: "about")
          }
        }
      }
    `,
    propertyPage,
  );
  const { propertyName, propertyStatus, blocks } = propertyPages ?? {};
  const property = properties?.nodes[0];
  const startsWithHero = Boolean(blocks?.[0]?.hero);
  return (
    <>
      <Breadcrumbs items={seo?.breadcrumbs} />
      <article>
        {!startsWithHero && (
          <Hero variant="compact" title={<Title html={propertyName ?? title} />}>
            {propertyStatus && <p className="label">{propertyStatus}</p>}
          </Hero>
        )}
        {blocks?.map((block, index) => {
          if (block.hero)
            return (
              <CampaignHero
                key={index}
                layout={block.hero}
                name={propertyName ?? title}
                status={propertyStatus}
                property={property}
                level={index === 0 ? 1 : 2}
              />
            );
          if (block.highlights) return <CampaignHighlights key={index} layout={block.highlights} />;
          if (block.details) return <PropertyDetails key={index} layout={block.details} property={property} />;
          if (block.video) return <PropertyVideo key={index} layout={block.video} />;
          if (block.expansion) return <ExpansionOpportunities key={index} layout={block.expansion} />;
          if (block.brokers) return <BrokerInfo key={index} layout={block.brokers} property={property} />;
          if (block.about) return <AboutCompany key={index} layout={block.about} />;
          return null;
        })}
      </article>
    </>
  );
}
