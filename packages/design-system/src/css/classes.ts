/** Joins class names, leaving out what is switched off. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
