import { STUDIO_PATH } from '../shell/paths.ts';

/** The screen of an address that does not exist, or that the user may not open. */
export default function NotFound() {
  return (
    <div className="studio-stack">
      <p>This page does not exist, or your role does not have access to it.</p>
      <p>
        <a href={STUDIO_PATH}>Go to the dashboard</a>
      </p>
    </div>
  );
}
