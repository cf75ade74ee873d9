/** Milliseconds that a toast is shown before it disappears. */
export const toastDuration = 3000

/** Milliseconds of the animation with which a toast disappears. */
export const exitDuration = 200
