/** Joins class names, ignoring false and undefined. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
