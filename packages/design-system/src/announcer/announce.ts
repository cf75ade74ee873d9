// A private import, because React Aria does not export its announcer. The messages of a second announcer would
// interrupt those of React Aria's components.
import { announce as writeToRegion, clearAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer'
import { pageState } from '../page/pageState.ts'
import { elapsed } from '../time/clock.ts'

/** `assertive` interrupts what the screen reader is saying: for failures and for events that end the user's work. */
export type Urgency = 'polite' | 'assertive'

/** A message that two parts of a page announce within this time is spoken once. */
const repeatedWithinMs = 50

const lastMessage = pageState(() => ({ text: '', at: 0 }))

/**
 * Announces a message to screen readers, for a change on the page that is otherwise only seen. All messages of the
 * portal are written to the two live regions of React Aria, one for each urgency. The regions are outside the page's
 * content, where neither an open dialog nor a new screen removes them.
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

/** Adds the live regions to the page. Screen readers miss a message whose region is added together with it. */
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
