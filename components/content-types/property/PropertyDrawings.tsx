import { graphql } from 'relay-runtime';
import type { ReactNode } from 'react';
import type { PropertyDrawings_property$key } from '#generated/PropertyDrawings_property.graphql.ts';
import { Axonometric } from '#components/ui/drawings/Axonometric.tsx';
import { readDrawingFacts } from '#components/ui/drawings/drawing-facts.ts';
import { SectionDrawing } from '#components/ui/drawings/SectionDrawing.tsx';
import { SitePlan } from '#components/ui/drawings/SitePlan.tsx';
import { UnitPlan } from '#components/ui/drawings/UnitPlan.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { createUnitPlans } from '#lib/drawings/unit-plan.ts';
import { canDrawSection, canDrawSitePlan } from '#lib/drawings/availability.ts';
import { canDrawBuilding } from '#lib/drawings/building-facts.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './PropertyDrawings.module.css';
import printLayout from './PrintLayout.module.css';

type Props = {
  property: PropertyDrawings_property$key;
  /** Whether the hero shows the axonometric drawing, because the property has no picture. */
  isAxonometricInHero: boolean;
};

/** The drawings of a property: its site plan, and in a row its smallest units, a section and an axonometric drawing. Other ways to divide it open below. */
export function PropertyDrawings({ property, isAxonometricInHero }: Props) {
  const { propertyMeta, propertyFacts } = readFragment(
    graphql`
      fragment PropertyDrawings_property on Property {
        propertyMeta {
          propertyAddress
        }
        propertyFacts {
          ...drawingFacts_facts
        }
      }
    `,
    property,
  );
  if (!propertyFacts) return null;
  const facts = readDrawingFacts(propertyFacts);
  const drawings: ReactNode[] = [];
  const unitPlans = createUnitPlans(facts);
  const smallestUnits = unitPlans.at(-1);
  const otherUnits = unitPlans.slice(0, -1);
  if (smallestUnits)
    drawings.push(
      <div key="units" className={styles.drawing}>
        <UnitPlan plan={smallestUnits} />
      </div>,
    );
  if (canDrawSection(facts))
    drawings.push(
      <TitledDrawing key="section" title="Cross section">
        <SectionDrawing facts={facts} />
      </TitledDrawing>,
    );
  if (!isAxonometricInHero && canDrawBuilding(facts))
    drawings.push(
      <TitledDrawing key="axonometric" title="Axonometric view">
        <Axonometric facts={facts} />
      </TitledDrawing>,
    );
  return (
    <>
      {canDrawSitePlan(facts) && (
        <PageSheet ground="night" id="site-plan" className={printLayout.plan}>
          <SectionHeader title="Site plan" />
          <SitePlan facts={facts} address={propertyMeta?.propertyAddress} />
        </PageSheet>
      )}
      {drawings.length > 0 && (
        <PageSheet ground="sunk" id="drawings" className="screen-only">
          <SectionHeader title="Drawings" />
          <div className={styles.drawings}>{drawings}</div>
          {otherUnits.length > 0 && (
            <details className={styles.others}>
              <summary>Other ways to divide the space</summary>
              <div className={styles.drawings}>
                {otherUnits.map((plan) => (
                  <div key={plan.units.length} className={styles.drawing}>
                    <UnitPlan plan={plan} level={4} />
                  </div>
                ))}
              </div>
            </details>
          )}
        </PageSheet>
      )}
    </>
  );
}

function TitledDrawing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.drawing}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
