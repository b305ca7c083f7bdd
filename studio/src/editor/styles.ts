/** Stylesheets of the frame around the canvas. Those of the canvas are in settings.ts. */
import 'wp-styles/base-styles/admin-schemes.css';
import 'wp-styles/block-editor/style.css';
import 'wp-styles/block-library/editor.css';
import 'wp-styles/interface/style.css';
import 'wp-styles/patterns/style.css';
import 'wp-styles/preferences/style.css';
import 'wp-styles/media-utils/style.css';
import 'wp-styles/editor/style.css';
import 'wp-styles/edit-post/style.css';
