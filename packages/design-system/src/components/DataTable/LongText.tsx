import { useState } from 'react'
import type { ReactNode } from 'react'
import { TextButton } from '../TextButton/TextButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './DataTable.css.ts'

interface LongTextProps {
  id: string | undefined
  /** The header of its column. */
  header: string
  children: ReactNode
}

/** The content of a cell that is too long: cut off, with a button that shows all of it. */
export function LongText({ id, header, children }: LongTextProps) {
  const [isWhole, setWhole] = useState(false)
  return (
    <div className={styles.long}>
      <div id={id} className={isWhole ? undefined : styles.cutText}>
        {children}
      </div>
      <div className={styles.showAll}>
        <TextButton onPress={() => setWhole(!isWhole)}>
          {isWhole ? 'Show less' : 'Show all'}
          <VisuallyHidden> of {header}</VisuallyHidden>
        </TextButton>
      </div>
    </div>
  )
}
