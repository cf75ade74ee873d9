/** Colours that no brand changes. Derived colours are compared with them. */
export const text = '#131e29'
export const surface = '#ffffff'
/** The focus ring under a brand whose hyperlinks are red. */
export const focus = '#1f66e5'
export const positive = { colour: '#17693a', soft: '#e5f4ea' } as const
export const caution = { colour: '#7d4a00', soft: '#fff2d6' } as const
export const critical = { colour: '#b3201a', hover: '#931712', soft: '#fdeceb' } as const
