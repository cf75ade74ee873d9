import { pageState } from '@trade-portal/design-system/page-state'

/** Characters, as people count them, that a list shows of a comment. */
const shownLength = 15

/** Made with the first long comment: the browser's data about characters takes a while to load. */
const segmenter = pageState(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }))

/** The beginning of a comment and '...', or the whole one if it is short. An emoji or an accent is never cut in half. */
export function shortComment(comment: string): string {
  if (comment.length <= shownLength) return comment
  let count = 0
  for (const { index } of segmenter().segment(comment)) {
    if (count === shownLength) return `${comment.slice(0, index)}...`
    count += 1
  }
  return comment
}
