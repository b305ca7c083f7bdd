/** A `mailto:` link. In a narrow column the address can break before the @ sign and before the last dot. */
export function EmailLink({ address }: { address: string }) {
  const atIndex = Math.max(address.lastIndexOf('@'), 0);
  const dotIndex = Math.max(address.lastIndexOf('.'), atIndex);
  return (
    <a href={`mailto:${address}`} dir="ltr">
      {address.slice(0, atIndex)}
      <wbr />
      {address.slice(atIndex, dotIndex)}
      <wbr />
      {address.slice(dotIndex)}
    </a>
  );
}
