// What several checks look for or leave out.

/** What `announce` writes for screen readers. It stands in the page, though nobody sees it. */
export const liveAnnouncer = '[data-live-announcer]'

export const dialogs = '[role=dialog], [role=alertdialog], dialog[open]'
