import { useId } from 'react';
import { graphql } from 'relay-runtime';
import type { CoreSearch_block$data, CoreSearch_block$key } from '#generated/CoreSearch_block.graphql.ts';
import { ArrowLink } from '#components/ui/core/ArrowLink.tsx';
import { EmptyState } from '#components/ui/core/EmptyState.tsx';
import { Icon } from '#components/ui/core/Icon.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { PropertyList } from '#components/ui/property/PropertyList.tsx';
import { PropertyRow } from '#components/ui/property/PropertyRow.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { ChipLinks } from '#components/ui/navigation/ChipLinks.tsx';
import { PageNumbers, PaginationNav } from '#components/ui/navigation/Pagination.tsx';
import { formatFileSize } from '#lib/format/file.ts';
import { formatWhole } from '#lib/format/number.ts';
import { toMediaUrl } from '#lib/media/url.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreSearch.module.css';

/**
 * A search field and the results for the search terms in the URL. The form submits to its own page, so it works without scripts and the results have
 * their own URL.
 */
export function CoreSearch({ block }: { block: CoreSearch_block$key }) {
  const id = useId();
  const { attributes, found, suggestions } = readFragment(
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
        suggestions
        found(parameters: $parameters) {
          words
          correctedWords
          group
          groups {
            name
            label
            total
          }
          buildings {
            total
            uri
            place
            nodes {
              id
              ...PropertyRow_property
            }
          }
          total
          position
          size
          hits {
            snippet
            uri
            node {
              id
              contentTypeName
              ... on NodeWithTitle {
                title
              }
              ... on MediaItem {
                mediaItemUrl
                fileSize
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
            list={`${id}suggestions`}
            autoComplete="off"
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
      {/* Browsers show these without a script. */}
      <datalist id={`${id}suggestions`}>
        {suggestions?.map((suggestion) => (
          <option key={suggestion}>{suggestion}</option>
        ))}
      </datalist>
      {found && <SearchResults found={found} />}
    </div>
  );
}

/** Later results are not listed. */
const MAX_TOTAL = 1000;

/** Labels of the content types. */
const contentTypeLabels: Readonly<Record<string, string>> = {
  leadership: 'Leadership',
  markets: 'Market',
  page: 'Page',
  positions: 'Open position',
  attachment: 'PDF document',
  glossary_terms: 'Glossary',
  post: 'News',
  properties: 'Building',
  property_page: 'Building details',
  regions: 'Region',
  team: 'Team',
};

type SearchConnection = NonNullable<CoreSearch_block$data['found']>;

/** The address of a page of results. The path stays. */
function getResultsUrl(words: string, group: string | null, position: number): string {
  const query = new URLSearchParams({ q: words });
  if (group !== null) query.set('type', group);
  if (position > 0) query.set('after', String(position));
  return `?${query.toString()}`;
}

/** Names the words that replaced misspelled ones. Words in quotation marks are searched as typed. */
function Correction({ found: { words, correctedWords, group } }: { found: SearchConnection }) {
  if (!correctedWords) return null;
  return (
    <p>
      Showing results for <b>{correctedWords}</b>. Search instead for{' '}
      <a href={getResultsUrl(`"${removeQuotationMarks(words)}"`, group, 0)}>“{removeQuotationMarks(words)}”</a>.
    </p>
  );
}

const removeQuotationMarks = (words: string): string => words.replaceAll('"', '');

/** Links to the results of each group, if there are several. */
function GroupLinks({ found: { words, group, groups } }: { found: SearchConnection }) {
  if (groups.length < 2) return null;
  return (
    <ChipLinks
      label="Types of results"
      chips={[
        { href: getResultsUrl(words, null, 0), title: 'All', current: group === null },
        ...groups.map(({ name, label, total }) => ({
          href: getResultsUrl(words, name, 0),
          title: `${label} (${formatWhole(total)})`,
          current: name === group,
        })),
      ]}
    />
  );
}

/** The buildings that the text asks for, with their availability and a phone number, and a link to all of them. */
function Buildings({ total, uri, place, nodes }: NonNullable<SearchConnection['buildings']>) {
  const title = place ? `Buildings in ${place}` : 'Buildings';
  return (
    <>
      <h2 className={styles.heading}>{title}</h2>
      <PropertyList label={title}>
        {nodes.map((property) => (
          <PropertyRow key={property.id} property={property} />
        ))}
      </PropertyList>
      <p>
        <ArrowLink href={uri}>
          {total === 1 ? 'Open the property search' : `All ${formatWhole(total)} buildings, with filters and a map`}
        </ArrowLink>
      </p>
    </>
  );
}

function SearchResults({ found }: { found: SearchConnection }) {
  const { words, group, hits, total, position, size } = found;
  if (hits.length === 0 && found.groups.length === 0) {
    return (
      <EmptyState title={`No results for “${removeQuotationMarks(words)}”`}>
        <p>Try fewer words, or search for a city, a building or a person.</p>
      </EmptyState>
    );
  }
  return (
    <section className="stack" aria-label="Search results">
      <p className="label" role="status">
        {total === 1 ? '1 result' : `${formatWhole(total)} results`} for “{removeQuotationMarks(words)}”
        {position > 0 && `, page ${position / size + 1}`}
      </p>
      <Correction found={found} />
      <GroupLinks found={found} />
      {found.buildings && <Buildings {...found.buildings} />}
      {hits.length > 0 && (
        <>
          <h2 className={found.buildings ? styles.heading : 'visually-hidden'}>
            {found.groups.find(({ name }) => name === group)?.label ?? 'All results'}
          </h2>
          <ol className={styles.results} start={position + 1}>
            {hits.map(({ snippet, uri, node: { id, contentTypeName, title, mediaItemUrl, fileSize } }) => (
              <li key={id}>
                <p className="label">
                  {[contentTypeLabels[contentTypeName] ?? 'Content', fileSize && formatFileSize(fileSize)].filter(Boolean).join(', ')}
                </p>
                <h3 className={styles.title}>
                  <SmartLink href={mediaItemUrl ? toMediaUrl(mediaItemUrl) : uri}>
                    <RichText html={title} profile="inline" />
                  </SmartLink>
                </h3>
                <RichText className={styles.snippet} html={snippet} profile="inline" as="p" />
              </li>
            ))}
          </ol>
        </>
      )}
      {total > size && (
        <PaginationNav label="Pages of results">
          <PageNumbers
            page={{ position, size, total: Math.min(total, MAX_TOTAL) }}
            getUrl={(number) => getResultsUrl(words, group, (number - 1) * size)}
          />
        </PaginationNav>
      )}
    </section>
  );
}
