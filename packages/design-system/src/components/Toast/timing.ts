/** Milliseconds that a toast stays before it leaves by itself. */
export const shownFor = 3000

/** Milliseconds that its leaving takes. */
export const leavesIn = 200
