/** Milliseconds that the pointer rests on something before it opens, so that passing over it opens nothing. */
export const opensAfter = 150

/** Milliseconds that a menu stays open after the pointer has left it. */
export const closesAfter = 2000
