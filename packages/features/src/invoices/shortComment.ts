/** Characters, as people count them, that a list shows of a comment. */
const shownLength = 15

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The beginning of a comment and '...', or the whole one if it is short. An emoji or an accent is never cut in half. */
export function shortComment(comment: string): string {
  let count = 0
  for (const { index } of characters.segment(comment)) {
    if (count === shownLength) return `${comment.slice(0, index)}...`
    count += 1
  }
  return comment
}
