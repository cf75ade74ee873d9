import { pageState } from '@trade-portal/design-system/page-state'

/** How many characters of a comment a list shows, counted as people count them. */
const shownLength = 15

/** The segmenter is created when the first long comment is shown, because the browser loads data for it. */
const segmenter = pageState(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }))

/** The beginning of a comment and '...', or all of a short one. Emoji and accented letters are not cut in half. */
export function shortComment(comment: string): string {
  if (comment.length <= shownLength) return comment
  let count = 0
  for (const { index } of segmenter().segment(comment)) {
    if (count === shownLength) return `${comment.slice(0, index)}...`
    count += 1
  }
  return comment
}
