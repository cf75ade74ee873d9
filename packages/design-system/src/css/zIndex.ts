/** All z-index values, lowest first. */
export const zIndex = { sticky: 100, masthead: 200, skipLink: 300, modal: 400, popover: 500, toast: 600 } as const
