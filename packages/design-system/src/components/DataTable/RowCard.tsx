import { createContext, use, type ReactNode } from 'react'
import { renderCell, type RowOfCells } from './cell.tsx'
import * as styles from './RowCard.css.ts'

/** The row of the table that a card shows. */
export const CardRow = createContext<RowOfCells>({ href: undefined, nameId: undefined, cut: undefined })

/** A value with its header, such as that of its column. Nothing is shown for null, '' or false. */
interface Labelled {
  label: string
  value: ReactNode
}

export interface CardValue extends Labelled {
  /** A short word before the value. Without it only screen readers get the label, unless the value is a detail. */
  word?: string
  /** Shows the label, because the value alone would not be understood. */
  isDetail?: boolean
}

interface RowCardProps {
  /** Names the row and contains its link. It is the card's title, or, if there is a title, the first of the values. */
  name: Labelled
  /** At the start of the first line. */
  title?: Labelled | undefined
  /** A word before the name where it is the title, such as "Order". */
  word?: string
  /** Whether the name must not be cut off, because it contains a button. */
  isNameWhole?: boolean
  /** At the end of the first line. */
  end?: ReactNode
  /** On the lines below. */
  values: readonly CardValue[]
  /** At the end of the lines below. */
  aside?: ReactNode
  /** A field below `end`. With large text it is like `aside`. */
  control?: ReactNode
}

/** A row of a `DataTable` on a phone: the result of the table's `card`. Parts without a value are left out. */
export function RowCard({ name, title, word, isNameWhole = false, values, ...parts }: RowCardProps) {
  const row = use(CardRow)
  const named = { header: name.label, isName: true, isWhole: isNameWhole, children: name.value }
  const part = (place: keyof typeof styles.place) =>
    Boolean(parts[place]) && (
      <div role="cell" className={styles.place[place]}>
        {parts[place]}
      </div>
    )
  return (
    <>
      {title
        ? renderCell(row, { header: title.label, className: styles.title, children: title.value })
        : renderCell(row, { ...named, className: styles.title, word })}
      {part('end')}
      {title && renderCell(row, { ...named, className: styles.value.labelled })}
      {values
        .filter(({ value }) => Boolean(value))
        .map(({ label, word: before, isDetail = false, value }) => {
          const look = isDetail ? 'detail' : before === undefined ? 'labelled' : 'worded'
          return renderCell(row, { header: label, word: before, className: styles.value[look], children: value })
        })}
      {part('aside')}
      {part('control')}
    </>
  )
}
