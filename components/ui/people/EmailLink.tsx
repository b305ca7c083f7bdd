/** A mail address that writes. In a narrow column it breaks before its sign, not within a name. */
export function EmailLink({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <a href={`mailto:${address}`} dir="ltr">
      {address.slice(0, Math.max(at, 0))}
      <wbr />
      {address.slice(Math.max(at, 0))}
    </a>
  );
}
