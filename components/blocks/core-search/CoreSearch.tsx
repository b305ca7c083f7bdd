import { useId } from 'react';
import { graphql } from 'relay-runtime';
import type { CoreSearch_block$data, CoreSearch_block$key } from '#generated/CoreSearch_block.graphql.ts';
import { EmptyState } from '#components/ui/core/EmptyState.tsx';
import { Icon } from '#components/ui/core/Icon.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreSearch.module.css';

/**
 * A field for words, and what was found for those in the address. The form asks the page it stands on, so it works without script and its results have an
 * address of their own.
 */
export function CoreSearch({ block }: { block: CoreSearch_block$key }) {
  const id = useId();
  const { attributes, found } = readFragment(
    graphql`
      fragment CoreSearch_block on CoreSearchBlock {
        attributes {
          label
          showLabel
          placeholder
          buttonText
          buttonPosition
          buttonUseIcon
          align
          backgroundColor
          textColor
          fontSize
          style
        }
        found(parameters: $parameters) {
          words
          more
          hits {
            snippet
            node {
              id
              uri
              contentTypeName
              ... on NodeWithTitle {
                title
              }
            }
          }
        }
      }
    `,
    block,
  );
  const button = attributes?.buttonText || 'Search';
  const sign = attributes?.buttonUseIcon === true || attributes?.buttonPosition === 'button-only';
  return (
    <div className={getPresetClass(attributes, styles.search)}>
      <form className={styles.form} role="search">
        <label className={attributes?.showLabel === false ? 'visually-hidden' : styles.label} htmlFor={id}>
          <RichText html={attributes?.label || 'Search'} profile="inline" />
        </label>
        <div className={attributes?.buttonPosition === 'button-inside' ? `${styles.line} ${styles.inside}` : styles.line}>
          <input
            className={styles.field}
            id={id}
            type="search"
            name="q"
            defaultValue={found?.words}
            placeholder={attributes?.placeholder || undefined}
            maxLength={200}
            enterKeyHint="search"
          />
          {attributes?.buttonPosition !== 'no-button' && (
            <button className={styles.button} type="submit">
              {sign ? (
                <>
                  <Icon name="search" /> <RichText className="visually-hidden" html={button} profile="inline" />
                </>
              ) : (
                <RichText html={button} profile="inline" />
              )}
            </button>
          )}
        </div>
      </form>
      {found && <Found found={found} />}
    </div>
  );
}

/** Names of content types as visitors know them. */
const kinds: Readonly<Record<string, string>> = {
  leadership: 'Leadership',
  markets: 'Market',
  page: 'Page',
  post: 'News',
  properties: 'Building',
  property_page: 'Building in detail',
  regions: 'Region',
  team: 'Team',
};

function Found({ found: { words, hits, more } }: { found: NonNullable<CoreSearch_block$data['found']> }) {
  if (hits.length === 0) {
    return (
      <EmptyState title={`Nothing here has the words “${words}”`}>
        <p>Try fewer words, or the name of a city, a building or a person.</p>
      </EmptyState>
    );
  }
  return (
    <section className="stack" aria-label="Results">
      <p className="label" role="status">
        {more ? `The best ${hits.length} results` : hits.length === 1 ? 'One result' : `${hits.length} results`} for “{words}”
      </p>
      <ol className={styles.hits}>
        {hits.map(({ snippet, node: { id, uri, contentTypeName, title } }) => (
          <li key={id}>
            <p className="label">{kinds[contentTypeName] ?? 'Content'}</p>
            <h3 className={styles.title}>
              <SmartLink href={uri}>
                <RichText html={title} profile="inline" />
              </SmartLink>
            </h3>
            <RichText className={styles.snippet} html={snippet} profile="inline" as="p" />
          </li>
        ))}
      </ol>
    </section>
  );
}
