// What several checks look for or leave out.

/** What `announce` writes for screen readers. It is in the page, though invisible. */
export const liveAnnouncer = '[data-live-announcer]'

export const dialogs = '[role=dialog], [role=alertdialog], dialog[open]'
