import type { Picture } from './picture.ts'

interface Pair {
  readonly before: Picture
  readonly after: Picture
}

export interface Pairs {
  readonly pairs: readonly Pair[]
  readonly added: readonly Picture[]
  readonly removed: readonly Picture[]
}

/** Finds the picture of the same state in two revisions. A story keeps its file and name when its place in the sidebar changes. */
export function pairPictures(before: readonly Picture[], after: readonly Picture[]): Pairs {
  const earlier = new Map(before.map((picture) => [keyOf(picture), picture]))
  const later = new Set(after.map(keyOf))
  return {
    pairs: after.flatMap((picture) => {
      const match = earlier.get(keyOf(picture))
      return match ? [{ before: match, after: picture }] : []
    }),
    added: after.filter((picture) => !earlier.has(keyOf(picture))),
    removed: before.filter((picture) => !later.has(keyOf(picture))),
  }
}

const keyOf = ({ story, width, look }: Picture) => [story.importPath, story.name, width, look].join('\n')
