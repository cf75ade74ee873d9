import { Fragment, type ReactNode } from 'react'
import { unbroken } from '../css/shared.css.ts'
import { splitMeasures } from './splitMeasures.ts'

/**
 * The maximum length, in characters, of a measurement that is kept on one line. A longer one could be wider than its
 * column.
 */
const longest = 20

/** The places at which an e-mail address that is longer than its line is broken: after the @, and before a full stop. */
const inAddress = /(?<=\S@)(?=\S)|(?<=\S@\S+)(?=\.\S)/u

/**
 * Keeps measurements in a text, such as "45 x 190 mm", and short codes on one line each, and breaks e-mail addresses
 * between their parts. The text stays the same when it is copied, searched or read aloud. Content that is not a text is
 * returned as it is.
 */
export function keepMeasures(content: ReactNode): ReactNode {
  if (typeof content !== 'string') return content
  const parts = splitMeasures(content)
  const isAddress = content.includes('@')
  if (parts.length === 1 && !isAddress) return content
  return parts.map((part, index) => {
    if (index % 2 === 1 && part.length <= longest) {
      return (
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className={unbroken}>
          {part}
        </span>
      )
    }
    return isAddress ? withBreaks(part, index) : part
  })
}

function withBreaks(text: string, key: number): ReactNode {
  return (
    <Fragment key={key}>
      {text.split(inAddress).map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Fragment>
  )
}
