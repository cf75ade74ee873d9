import { describeElement, liveAnnouncer } from './elements.ts'

/** What an announcement contains in place of a missing value. */
const missingValue = /undefined|\bnull\b|NaN|\[object/

interface Announcement {
  readonly text: string
  readonly atMs: number
}

/** Two parts of a page must not announce the same thing at the same time. */
export function announcedOnce(announcements: readonly Announcement[]): string[] {
  return announcements.flatMap(({ text, atMs }, place) => {
    const before = announcements[place - 1]
    const isRepeated = before?.text === text && atMs - before.atMs < 1000
    return isRepeated ? [`"${text}" was announced twice within a second.`] : []
  })
}

export function announcedValues(announcements: readonly Announcement[]): string[] {
  return announcements
    .filter(({ text }) => missingValue.test(text))
    .map(({ text }) => `"${text}" was announced, which contains a missing value.`)
}

export function nothingMissed(missed: readonly string[]): string[] {
  return missed.map((text) => `"${text}" was added together with its live region, so screen readers often miss it.`)
}

const liveRegions = '[aria-live]:not([aria-live=off]), [role=alert], [role=status], [role=log], output'

/** Only the announcer may be a live region: others would announce changes twice, or not at all. */
export function oneAnnouncer(document: Document): string[] {
  return [...document.querySelectorAll(liveRegions)]
    .filter((region) => !region.closest(liveAnnouncer))
    .map((region) => `${describeElement(region)} is a live region beside the announcer.`)
}
