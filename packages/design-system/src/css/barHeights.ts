/** Height in px that the sticky masthead covers. The `Masthead` sets it on the root element. */
export const mastheadHeight = '--masthead-height'

/** Height that a bar covers at the window's lower edge. Set on the root element while there is such a bar. */
export const bottomBarHeight = '--bottom-bar-height'

/**
 * Marks a bar that covers more than a fifth of the window, because of large text or a low window. Such a bar scrolls with the
 * page instead of staying in view, and covers nothing.
 */
export const tooHigh = 'data-too-high'

/** Dispatched on the window after one of these heights has changed. */
export const barHeightEvent = 'barheight'
