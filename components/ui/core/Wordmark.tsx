/** The company's symbol: a causeway deck on piers. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 36 22" aria-hidden="true">
      <path d="M0 0h36v6H0zM1 9h4v13H1zM11.5 9h3.4v10h-3.4zM21 9h2.8v7.5H21zM29.5 9h2.2v5h-2.2z" />
    </svg>
  );
}

/** The company's symbol with the first word of its name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <>
      <BrandMark /> {getShortName(name)}
    </>
  );
}

/** The first word of the company's name: “Causeway” for “Causeway Logistics”. */
export function getShortName(name: string): string {
  return name.split(' ')[0] ?? name;
}
