// Selectors for elements that several checks find or skip.

/** The element that contains the messages of `announce` for screen readers. It is in the page, but invisible. */
export const liveAnnouncer = '[data-live-announcer]'

export const dialogs = '[role=dialog], [role=alertdialog], dialog[open]'
