/** A script of its own, which the browser runs while that of the editor loads (studio/vite.config.ts). */
import { sendFirstRequests } from '../api/first-requests.ts';
import { parseEditorPath } from '../shell/paths.ts';

const edited = parseEditorPath(location);
if (edited !== null) sendFirstRequests(edited);
