import type { ReactNode } from 'react'
import { threeLines } from '../../css/shared.css.ts'
import { keepMeasures } from '../../parts/keepMeasures.tsx'
import { PlainButton } from '../../parts/PlainButton.tsx'
import * as styles from './TextButton.css.ts'

interface TextButtonProps {
  children: ReactNode
  /** Opens something on this page. For another page, use a `Link`. */
  onPress: () => void
}

/** A button that looks like the surrounding text, such as a product's name that opens its details. */
export function TextButton({ children, onPress }: TextButtonProps) {
  return (
    <PlainButton onPress={() => onPress()} className={styles.textButton}>
      <span className={threeLines}>{keepMeasures(children)}</span>
    </PlainButton>
  )
}
