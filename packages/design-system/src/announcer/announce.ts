// Imported from React Aria's private code, because React Aria does not export its announcer. A second announcer would
// interrupt the messages of React Aria's components. A public export of it will replace this import.
import { announce as writeToRegion, clearAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer'
import { pageState } from '../page/pageState.ts'
import { elapsed } from '../time/clock.ts'

/** `assertive` interrupts the screen reader's speech. Use it for failures and for events that end the user's work. */
export type Urgency = 'polite' | 'assertive'

/** If two parts of a page announce the same message within this many milliseconds, it is spoken only once. */
const repeatedWithinMs = 50

const lastMessage = pageState(() => ({ text: '', at: 0 }))

/**
 * Announces a message to screen readers, for a change on the page that can otherwise only be seen. All messages use React
 * Aria's two live regions, one for each urgency. They are outside the page's content, so that neither an open dialog nor a
 * new screen removes them.
 */
export function announce(message: string, urgency: Urgency = 'polite'): void {
  const text = message.replace(/\s+/g, ' ').trim()
  if (text === '') return
  const now = elapsed()
  const last = lastMessage()
  const isRepeated = text === last.text && now - last.at < repeatedWithinMs
  Object.assign(last, { text, at: now })
  if (!isRepeated) writeToRegion(text, urgency)
}

const preparation = pageState(() => ({ isDone: false }))

/**
 * Adds the live regions to the page before the first message. Screen readers miss a message if its region is added at the
 * same time.
 */
export function prepareAnnouncer(): void {
  const prepared = preparation()
  if (!prepared.isDone) writeToRegion('', 'polite')
  prepared.isDone = true
}

/** Empties the live regions, so that the next user cannot read the messages of the previous one. */
export function clearAnnouncements(): void {
  clearAnnouncer('assertive')
  clearAnnouncer('polite')
}
