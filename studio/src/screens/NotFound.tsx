/** The screen of an address that does not exist, or that the user may not open. */
export default function NotFound() {
  return (
    <p>
      There is no such screen, or your role may not open it. <a href="/studio/">Go to the dashboard</a>.
    </p>
  );
}
