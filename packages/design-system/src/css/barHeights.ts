/** How much of the page the sticky masthead covers, in px. Written by the `Masthead` onto the root element. */
export const mastheadHeight = '--masthead-height'

/** How much of the window a bar at its lower edge covers. Set on the root element while there is one. */
export const bottomBarHeight = '--bottom-bar-height'
