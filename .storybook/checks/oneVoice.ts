import { describeElement } from './describeElement.ts'
import { liveAnnouncer } from './selectors.ts'

const liveRegions = '[aria-live]:not([aria-live=off]), [role=alert], [role=status], [role=log], output'

/** Only `speak` tells a screen reader of changes. Other live regions would tell them again, or not at all. */
export function oneVoice(document: Document): string[] {
  return [...document.querySelectorAll(liveRegions)]
    .filter((region) => !region.closest(liveAnnouncer))
    .map((region) => `${describeElement(region)} is a live region beside the voice.`)
}
