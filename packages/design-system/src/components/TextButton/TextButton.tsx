import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { useDelay } from '../../parts/useDelay.ts'
import * as styles from './TextButton.css.ts'

export interface TextButtonProps {
  children: ReactNode
  /** Opens something on this page; for another page use a `Link`. */
  onPress: () => void
  /** Called when a press has become likely, to load ahead: a pointer or the focus rests on it, or a finger touches it. */
  onPoint?: () => void
}

/** In milliseconds. A pointer that only passes over a list of names rests on none of them. */
const restMs = 100

/** A button that looks like the text around it, such as the name of a product that opens its details. */
export function TextButton({ children, onPress, onPoint }: TextButtonProps) {
  const { start, cancel } = useDelay()
  const rest = () => onPoint && start(onPoint, restMs)
  return (
    <Button
      onPress={() => onPress()}
      onHoverStart={rest}
      onFocus={rest}
      onHoverEnd={cancel}
      onBlur={cancel}
      onPressStart={() => {
        cancel()
        onPoint?.()
      }}
      className={styles.textButton}
    >
      {children}
    </Button>
  )
}
