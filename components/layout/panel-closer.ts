/** The id of an empty popover. Showing it closes the open panel of the menu, because browsers keep only one popover open. */
export const PANEL_CLOSER_ID = 'panel-closer';

/**
 * Attributes of the links and buttons of the menu bar: an element that the keyboard reaches shows the empty popover, so the panel that the focus has left is
 * closed without JavaScript. `SiteHeader.module.css` sets when. React has no type for `interestfor` yet.
 */
export const panelCloserAttributes = { interestfor: PANEL_CLOSER_ID };
