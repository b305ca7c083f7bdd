/** A `mailto:` link. In a narrow column the address can break before the @ sign. */
export function EmailLink({ address }: { address: string }) {
  const atIndex = Math.max(address.lastIndexOf('@'), 0);
  return (
    <a href={`mailto:${address}`} dir="ltr">
      {address.slice(0, atIndex)}
      <wbr />
      {address.slice(atIndex)}
    </a>
  );
}
