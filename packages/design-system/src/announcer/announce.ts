// React Aria exports its announcer to its own packages only. The messages of a second one would interrupt those of its
// components.
import { announce as writeToRegion, clearAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer'
import { pageState } from '../page/pageState.ts'
import { elapsed } from '../time/clock.ts'

/** `assertive` interrupts what is being read: for failures and for what ends the work at hand. */
export type Urgency = 'polite' | 'assertive'

/** Two parts of a page that announce the same within this time are announced once. */
const repeatedWithinMs = 50

const lastMessage = pageState(() => ({ text: '', at: 0 }))

/**
 * Announces a message to screen readers, for a change on the page that is otherwise only seen. All messages of the
 * portal are written to the two live regions of React Aria, one for each urgency. They are outside the page, where
 * neither an open dialog nor a new screen removes them.
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

/** Empties the live regions, so that the next user cannot read the messages of the one before. */
export function clearAnnouncements(): void {
  clearAnnouncer('assertive')
  clearAnnouncer('polite')
}
