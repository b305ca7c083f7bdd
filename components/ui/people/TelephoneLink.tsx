import type { Telephone } from '#lib/format/telephone.ts';

/** A number that dials. Read from left to right in every writing: its groups would change places otherwise, and it would be another number. */
export function TelephoneLink({ telephone: { display, href }, className }: { telephone: Telephone; className?: string }) {
  return (
    <a className={className} href={href} dir="ltr">
      {display}
    </a>
  );
}
