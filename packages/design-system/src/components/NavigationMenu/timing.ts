/** Milliseconds that the pointer must rest on an entry to open it, so that a passing pointer opens nothing. */
export const openDelay = 150

/** Milliseconds that a menu stays open after the pointer has left it. */
export const closeDelay = 2000
