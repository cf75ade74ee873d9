import { useLayoutEffect, type RefObject } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import * as frame from '../../parts/FieldFrame.css.ts'
import * as styles from './SearchField.css.ts'

export interface SearchFieldShellProps {
  label: string
  placeholder: string
  /** Gets the field: what takes its place continues with its text, its selection, and the focus. */
  input: RefObject<HTMLInputElement | null>
  /** Enter was pressed. */
  onSubmit: () => void
  /** Letters that are being composed would be lost if the field were replaced. */
  onComposing: (isComposing: boolean) => void
}

/** Stands for a `SearchField` whose code is on its way, and takes the focus and what is typed meanwhile. */
export function SearchFieldShell({ label, placeholder, input, onSubmit, onComposing }: SearchFieldShellProps) {
  // At once: what takes its place may come in the same moment, and asks whether it has the focus.
  useLayoutEffect(() => input.current?.focus(), [input])
  return (
    <div className={styles.root}>
      <div className={frame.box}>
        <span className={styles.glass}>
          <Icon name="search" />
        </span>
        <input
          ref={input}
          type="search"
          aria-label={label}
          placeholder={placeholder}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing) onSubmit()
          }}
          onCompositionStart={() => onComposing(true)}
          onCompositionEnd={() => onComposing(false)}
          className={frame.input}
        />
      </div>
    </div>
  )
}
