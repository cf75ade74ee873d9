/** Colours that no brand changes. Derived colours are compared with them. */
export const text = '#131e29'
export const surface = '#ffffff'
/** The focus ring under a brand whose hyperlinks are red. */
export const focus = '#1f66e5'
export const critical = { colour: '#b3201a', hover: '#931712', soft: '#fdeceb' } as const
