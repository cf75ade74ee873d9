import type { ReactNode } from 'react'
import { threeLines } from '../../css/shared.css.ts'
import { PlainButton } from '../../parts/PlainButton.tsx'
import * as styles from './TextButton.css.ts'

interface TextButtonProps {
  children: ReactNode
  /** Opens something on this page; for another page use a `Link`. */
  onPress: () => void
}

/** A button that looks like the text around it, such as the name of a product that opens its details. */
export function TextButton({ children, onPress }: TextButtonProps) {
  return (
    <PlainButton onPress={() => onPress()} className={styles.textButton}>
      <span className={threeLines}>{children}</span>
    </PlainButton>
  )
}
