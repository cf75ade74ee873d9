/** Milliseconds that the pointer must rest on an entry to open it. A pointer that moves past opens nothing. */
export const openDelay = 150

/** Milliseconds that a menu stays open after the pointer has left. */
export const closeDelay = 2000
