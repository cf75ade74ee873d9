/** Height in px that the sticky masthead covers. The `Masthead` sets it on the root element. */
export const mastheadHeight = '--masthead-height'

/** Height that a bar covers at the window's lower edge. Set on the root element while there is such a bar. */
export const bottomBarHeight = '--bottom-bar-height'

/** Dispatched on the window after one of these heights has changed. */
export const barHeightEvent = 'barheight'
