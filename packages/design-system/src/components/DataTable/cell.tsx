import type { CSSProperties, ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import { Anchor } from '../../parts/Anchor.tsx'
import { keepMeasures } from '../../parts/keepMeasures.tsx'
import * as styles from './DataTable.css.ts'
import { LongText } from './LongText.tsx'
import * as cards from './RowCard.css.ts'

/** What the cells of a row share. */
export interface RowOfCells {
  /** The address that the row leads to. The cell that names the row becomes a link to it. */
  href: string | undefined
  /** Id of the cell that names the row; undefined if nothing refers to it. */
  nameId: string | undefined
  /** The headers of the cells whose text does not fit. */
  cut: ReadonlySet<string> | undefined
}

interface CellProps {
  /** The header of the value, read aloud in the button that shows all of a long text. */
  header: string
  className: string | undefined
  style?: CSSProperties | undefined
  /** The cell names the row. */
  isName?: boolean
  /** Whether the cell must not be cut off. */
  isWhole?: boolean
  /** Before the value. CSS adds it, so that the text content of the cell stays the same. */
  word?: string | undefined
  picture?: ReactNode
  children: ReactNode
}

/** Renders a cell. It is not a component, because a table has hundreds of cells. */
export function renderCell({ href, nameId, cut }: RowOfCells, cell: CellProps) {
  const { header, isName = false, isWhole = false, word, picture } = cell
  const value = (
    <>
      {word !== undefined && <span data-word={word} className={cards.word} />}
      {keepMeasures(cell.children)}
    </>
  )
  const content =
    isName && href !== undefined ? (
      <Anchor href={href} isOfRow className={styles.link}>
        {value}
      </Anchor>
    ) : (
      value
    )
  const isCut = !isWhole && cut?.has(header) === true
  const id = isName ? nameId : undefined
  return (
    <div
      key={header}
      role={isName ? 'rowheader' : 'cell'}
      id={isCut ? undefined : id}
      data-header={header}
      style={cell.style}
      className={classes(cell.className, !isWhole && !isCut && styles.short)}
    >
      {picture && <div className={styles.picture}>{picture}</div>}
      {isCut ? (
        <LongText id={id} header={header}>
          {content}
        </LongText>
      ) : (
        content
      )}
    </div>
  )
}
