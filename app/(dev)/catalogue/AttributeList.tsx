import { type Attribute, limitsInWords, typeInWords } from '#lib/blocks/declaration.ts';
import styles from './catalogue.module.css';

/** Attributes of a block with types and limits, those within lists and objects below them. */
export function AttributeList({ attributes }: { attributes: Readonly<Record<string, Attribute>> }) {
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
              {attribute.description} <span className="label">{[typeInWords(attribute), ...limitsInWords(attribute)].join(', ')}</span>
              {inner && <AttributeList attributes={inner} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
