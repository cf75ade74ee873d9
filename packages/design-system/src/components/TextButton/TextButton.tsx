import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import * as styles from './TextButton.css.ts'

export interface TextButtonProps {
  children: ReactNode
  /** Opens something on this page; a way to another page is a `Link`. */
  onPress: () => void
}

/** Text that can be pressed, set like the text around it: the name of a thing that opens the thing. */
export function TextButton({ children, onPress }: TextButtonProps) {
  return (
    <Button onPress={() => onPress()} className={styles.textButton}>
      {children}
    </Button>
  )
}
