import { useRef } from 'react'
import { useFirstFocus } from '../../parts/useFirstFocus.ts'
import * as styles from './SearchFieldShell.css.ts'

export interface SearchFieldShellProps {
  label: string
  placeholder: string
  onChange: (value: string) => void
  /** Enter was pressed. */
  onSubmit: () => void
  onFocusChange: (isFocused: boolean) => void
}

/** Stands for a `SearchField` whose code is on its way, takes the focus, and gives on what is typed meanwhile. */
export function SearchFieldShell({ label, placeholder, onChange, onSubmit, onFocusChange }: SearchFieldShellProps) {
  const input = useRef<HTMLInputElement>(null)
  useFirstFocus(true, () => input.current)
  return (
    <input
      ref={input}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) onSubmit()
      }}
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
      className={styles.shell}
    />
  )
}
