// React Aria exports its announcer to its own packages only. A second one would mean two voices that interrupt each other.
import { announce, clearAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer'
import { pageState } from '../page/pageState.ts'
import { elapsed } from '../time/clock.ts'

/** `assertive` interrupts what is being read: for failures and for what ends the work at hand. */
export type Urgency = 'polite' | 'assertive'

/** Two parts of a page that learn of the same thing at the same time are heard as one. */
const repeatedWithinMs = 50

const lastOf = pageState(() => ({ words: '', at: 0 }))

/**
 * Has screen readers say a message, for a change on the page that is otherwise only seen. All messages of the portal
 * take this way: two live regions, one for each urgency. They are React Aria's own, so that what its components say
 * does not need a second pair. They lie outside the page, where neither an open dialog nor a new screen removes them.
 */
export function speak(message: string, urgency: Urgency = 'polite'): void {
  const words = message.replace(/\s+/g, ' ').trim()
  if (words === '') return
  const now = elapsed()
  const last = lastOf()
  const isRepeated = words === last.words && now - last.at < repeatedWithinMs
  Object.assign(last, { words, at: now })
  if (!isRepeated) announce(words, urgency)
}

const preparation = pageState(() => ({ isDone: false }))

/** Puts the live regions into the page. Screen readers miss a message whose region appears together with it. */
export function prepareVoice(): void {
  const prepared = preparation()
  if (!prepared.isDone) announce('', 'polite')
  prepared.isDone = true
}

/** Empties the live regions, so that the next user cannot read what was announced to the one before. */
export function forgetSpoken(): void {
  clearAnnouncer('assertive')
  clearAnnouncer('polite')
}
