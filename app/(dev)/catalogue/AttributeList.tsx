import { type AttributeDeclaration, describeLimits, describeType } from '#lib/blocks/declaration.ts';
import styles from './catalogue.module.css';

/** Attributes of a block with their types and limits. Attributes of objects and of list items are nested below them. */
export function AttributeList({ attributes }: { attributes: Readonly<Record<string, AttributeDeclaration>> }) {
  return (
    <dl className={styles.attributes}>
      {Object.entries(attributes).map(([name, attribute]) => {
        const inner = attribute.properties ?? attribute.items?.properties;
        return (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              {attribute.description} <span className="label">{[describeType(attribute), ...describeLimits(attribute)].join(', ')}</span>
              {inner && <AttributeList attributes={inner} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
