import type { ReactNode } from 'react'
import { unbroken } from '../css/shared.css.ts'
import { splitMeasures } from './splitMeasures.ts'

/**
 * The maximum length, in characters, of a measurement that is kept on one line. A longer one could be wider than its
 * column.
 */
const longest = 20

/**
 * Keeps measurements in a text, such as "45 x 190 mm", on one line each. The text stays the same when it is copied, searched
 * or read aloud. Content that is not a text is returned as it is.
 */
export function keepMeasures(content: ReactNode): ReactNode {
  if (typeof content !== 'string') return content
  const parts = splitMeasures(content)
  if (parts.length === 1) return content
  return parts.map((part, index) =>
    index % 2 === 1 && part.length <= longest ? (
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className={unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
