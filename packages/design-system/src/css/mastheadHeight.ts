/** How much of the page the sticky masthead covers, in px. Written by the `Masthead` onto the root element. */
export const mastheadHeight = '--masthead-height'
