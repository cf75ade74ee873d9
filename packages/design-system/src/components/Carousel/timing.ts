/** Milliseconds that a slide stays before the next one comes by itself. */
export const slideStaysFor = 15_000
