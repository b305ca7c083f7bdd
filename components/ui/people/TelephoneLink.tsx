import type { Telephone } from '#lib/format/telephone.ts';

/** A `tel:` link. It is always left-to-right, because right-to-left text would reorder the groups of digits. */
export function TelephoneLink({ telephone: { display, href }, className }: { telephone: Telephone; className?: string }) {
  return (
    <a className={className} href={href} dir="ltr">
      {display}
    </a>
  );
}
