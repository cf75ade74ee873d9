import { cleanTally, isStocked, type TallyEntry } from './tally.ts'

/**
 * Why these lengths of a product cannot be ordered; undefined if they can. If no lengths are stocked, any length can be
 * ordered.
 */
export function notStocked(stocked: readonly number[], entries: readonly TallyEntry[]): string | undefined {
  const others = cleanTally(entries).filter((entry) => !isStocked(stocked, entry))
  if (stocked.length === 0 || others.length === 0) return undefined
  const named = inMetres(others.map(({ length }) => length))
  const what = others.length === 1 ? 'is not a stocked length' : 'are not stocked lengths'
  return `${named} ${what}. Choose from ${inMetres(stocked)}.`
}

/** Lengths in words, such as "2.4, 2.7 and 3 m": each length once, shortest first. */
function inMetres(lengths: readonly number[]): string {
  const texts = [...new Set(lengths)].toSorted((a, b) => a - b).map(String)
  return `${[texts.slice(0, -1).join(', '), ...texts.slice(-1)].filter((text) => text !== '').join(' and ')} m`
}
