import { STUDIO_PATH } from '../shell/paths.ts';
/** The screen of an address that does not exist, or that the user may not open. */
export default function NotFound() {
  return (
    <div className="studio-stack">
      <p>There is no such screen, or your role may not open it.</p>
      <p>
        <a href={STUDIO_PATH}>Go to the dashboard</a>
      </p>
    </div>
  );
}
