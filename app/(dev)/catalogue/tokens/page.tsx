import styles from '../catalogue.module.css';
import { assertCatalogueIsOn } from '../catalogue.ts';
import { getContrast, resolveColor, type Scheme } from './color.ts';
import { readBreakpoints, readTokenGroups, type Token, type TokenGroup } from './read-tokens.ts';

/** Lists all design tokens, read from the stylesheets that declare them. */
export default async function TokensPage() {
  assertCatalogueIsOn();
  const groups = await readTokenGroups();
  const values = new Map(groups.flatMap(({ tokens }) => tokens.map(({ name, value }) => [name, value] as const)));
  const breakpoints: TokenGroup = {
    title: 'Breakpoints',
    text: 'Named media conditions, as in @media (--tablet).',
    tokens: await readBreakpoints(),
  };
  return (
    <div className={styles.index}>
      <h1>Tokens</h1>
      <p>
        Read from <code>styles/tokens.css</code> and <code>styles/media.css</code>. Each color shows its contrast with <code>--paper</code>{' '}
        in the light and dark color schemes. Text needs 4.5 and has at least 7 here; lines and controls need 3.
      </p>
      {[...groups, breakpoints].map(({ title, text, tokens }) => (
        <section className={styles.entry} key={title} aria-labelledby={`tokens-${title}`}>
          <h2 id={`tokens-${title}`}>{title}</h2>
          {text && <p>{text}</p>}
          <dl className={styles.tokens}>
            {tokens.map((token) => (
              <div key={token.name}>
                <dt>
                  <code>{token.name}</code>
                </dt>
                <dd>
                  <TokenPreview token={token} values={values} />
                  <code>{token.value}</code> {token.note}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

const schemes: readonly Scheme[] = ['light', 'dark'];

/** Shows what a token does: a color with its contrast, text in a font size, or a bar of a length. */
function TokenPreview({ token: { name, value }, values }: { token: Token; values: ReadonlyMap<string, string> }) {
  if (resolveColor(value, 'light', values)) {
    return (
      <p className={styles.swatches}>
        {schemes.map((scheme) => (
          <span className={scheme === 'dark' ? styles.dark : styles.light} key={scheme}>
            <svg width="88" height="44" aria-hidden="true">
              <rect width="88" height="44" fill={`var(${name})`} />
            </svg>
            {formatContrast(value, scheme, values)} {scheme}
          </span>
        ))}
      </p>
    );
  }
  if (/^--(?:text|title)-/.test(name)) {
    return (
      <svg className={styles.specimen} width="100%" height="2.5em" fontSize={`var(${name})`} aria-hidden="true">
        <text x="0" y="1em" fill="var(--ink)">
          Causeway 40 ft
        </text>
      </svg>
    );
  }
  if (/^--(?:s\d|section|margin|inset|header|target)$/.test(name)) {
    return (
      <svg className={styles.specimen} width="100%" height="12" aria-hidden="true">
        <rect width={`var(${name})`} height="12" fill="var(--data)" />
      </svg>
    );
  }
  return null;
}

function formatContrast(value: string, scheme: Scheme, values: ReadonlyMap<string, string>): string | null {
  const [color, paper] = [resolveColor(value, scheme, values), resolveColor('var(--paper)', scheme, values)];
  return color && paper && `${getContrast(color, paper).toFixed(1)} : 1`;
}
