/** Milliseconds that the pointer rests on an entry before it opens, so that nothing opens as the pointer passes over. */
export const openDelay = 150

/** Milliseconds that a menu stays open after the pointer has left it. */
export const closeDelay = 2000
