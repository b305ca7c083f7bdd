/** The id of an empty popover. Showing it closes the open panel of the menu, because browsers keep only one popover open. */
export const PANEL_CLOSER_ID = 'panel-closer';

/**
 * Attributes of the links and buttons of the menu bar: an element that the keyboard reaches shows an empty popover, so the panel that the focus has left is
 * closed without JavaScript. `SiteHeader.module.css` sets when. React has no type for `interestfor` yet.
 *
 * Browsers show this popover a moment after the element has the focus, when Enter may have opened a panel already. A button that opens a panel
 * therefore has a popover of its own inside of this panel: it closes all other panels, but not the one that contains it.
 */
export const getPanelCloserAttributes = (closerId: string = PANEL_CLOSER_ID) => ({ interestfor: closerId });
