import { pageState } from '@trade-portal/design-system/page-state'

/** The length of a shortened comment, in characters as readers count them: an emoji is one. */
const shownLength = 15

/** Created when the first long comment is shown, because the browser has to load data for it. */
const segmenter = pageState(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }))

/** A short comment, or the beginning of a longer one followed by '...'. Never splits emoji or accented letters. */
export function shortComment(comment: string): string {
  if (comment.length <= shownLength) return comment
  let count = 0
  for (const { index } of segmenter().segment(comment)) {
    if (count === shownLength) return `${comment.slice(0, index)}...`
    count += 1
  }
  return comment
}
