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
 * A search field and the results for the search terms in the URL. The form submits to its own page, so it works without scripts and the results have
 * their own URL.
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
  const showsIcon = attributes?.buttonUseIcon === true || attributes?.buttonPosition === 'button-only';
  return (
    <div className={getPresetClass(attributes, styles.search)}>
      <form className={styles.form} role="search">
        <label className={attributes?.showLabel === false ? 'visually-hidden' : styles.label} htmlFor={id}>
          <RichText html={attributes?.label || 'Search'} profile="inline" />
        </label>
        <div className={attributes?.buttonPosition === 'button-inside' ? `${styles.controls} ${styles.inside}` : styles.controls}>
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
              {showsIcon ? (
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
      {found && <SearchResults found={found} />}
    </div>
  );
}

/** Labels of the content types. */
const contentTypeLabels: Readonly<Record<string, string>> = {
  leadership: 'Leadership',
  markets: 'Market',
  page: 'Page',
  post: 'News',
  properties: 'Building',
  property_page: 'Building details',
  regions: 'Region',
  team: 'Team',
};

function SearchResults({ found: { words, hits, more } }: { found: NonNullable<CoreSearch_block$data['found']> }) {
  if (hits.length === 0) {
    return (
      <EmptyState title={`No results for “${words}”`}>
        <p>Try fewer words, or search for a city, a building or a person.</p>
      </EmptyState>
    );
  }
  return (
    <section className="stack" aria-label="Search results">
      <p className="label" role="status">
        {more ? `Top ${hits.length} results` : hits.length === 1 ? '1 result' : `${hits.length} results`} for “{words}”
      </p>
      <ol className={styles.results}>
        {hits.map(({ snippet, node: { id, uri, contentTypeName, title } }) => (
          <li key={id}>
            <p className="label">{contentTypeLabels[contentTypeName] ?? 'Content'}</p>
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
