import * as styles from './SearchFieldShell.css.ts'

export interface SearchFieldShellProps {
  label: string
  placeholder: string
  onChange: (value: string) => void
  /** Enter was pressed. */
  onSubmit: () => void
}

/** Stands for a `SearchField` whose code is on its way, takes the focus, and gives on what is typed meanwhile. */
export function SearchFieldShell({ label, placeholder, onChange, onSubmit }: SearchFieldShellProps) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody has just asked for it
      autoFocus
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) onSubmit()
      }}
      className={styles.shell}
    />
  )
}
