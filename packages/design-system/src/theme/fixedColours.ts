/** Colours that no brand changes. Derived colours are compared with them. */
export const text = '#131e29'
export const surface = '#ffffff'
export const critical = { colour: '#b3201a', hover: '#931712', soft: '#fdeceb' } as const
