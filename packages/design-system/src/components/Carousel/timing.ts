/** Milliseconds that a slide is shown before the next one. */
export const slideDuration = 15_000
