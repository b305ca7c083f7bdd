/** A `mailto:` link. In a narrow column the address can break before the @ sign. */
export function EmailLink({ address }: { address: string }) {
  const atIndex = address.lastIndexOf('@');
  return (
    <a href={`mailto:${address}`} dir="ltr">
      {address.slice(0, Math.max(atIndex, 0))}
      <wbr />
      {address.slice(Math.max(atIndex, 0))}
    </a>
  );
}
