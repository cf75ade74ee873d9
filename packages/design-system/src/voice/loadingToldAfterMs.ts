/** Milliseconds after which screen readers are told that something is loading. What comes sooner speaks for itself. */
export const loadingToldAfterMs = 1000
