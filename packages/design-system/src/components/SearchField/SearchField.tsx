import { memo, useRef } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/shapes.tsx'
import * as frame from '../../parts/FieldFrame.css.ts'
import type { FieldProps } from '../../parts/FieldProps.ts'
import { PlainButton } from '../../parts/PlainButton.tsx'
import { PlainField } from '../../parts/PlainField.tsx'
import * as styles from './SearchField.css.ts'

interface SearchFieldProps extends FieldProps<string> {
  /** Called on Enter, and when the button of `submitLabel` is pressed. */
  onSubmit?: (value: string) => void
  /** Makes the magnifying glass a button with this label. */
  submitLabel?: string
  /** Called when the cross or Escape is pressed while the field is empty. Otherwise an empty field has no cross. */
  onHide?: () => void
  /** A further way to fill the field. */
  button?: { icon: IconName; label: string; onPress: () => void } | undefined
  placeholder?: string
  /** In characters. */
  maxLength?: number
  onFocus?: () => void
  /** Id of the list of suggestions below the field, if there is one; see `SuggestionList`. */
  listId?: string
  /** Id of the suggestion that the arrow keys have reached; '' for none. */
  activeId?: string
  /** Keys that focus the field, as in `aria-keyshortcuts`. */
  shortcut?: string
}

/**
 * A field for a search text. A cross and Escape clear the text. The label is hidden unless `hideLabel` is false. Memoised,
 * so that new results do not render the field again.
 */
export const SearchField = memo(function SearchField({
  value,
  onChange,
  onSubmit,
  submitLabel,
  onHide,
  onFocus,
  button,
  placeholder = '',
  maxLength,
  hideLabel = true,
  listId,
  activeId = '',
  shortcut,
  ...field
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    if (value === '') return onHide?.()
    onChange('')
    input.current?.focus()
  }
  return (
    <PlainField field={{ ...field, hideLabel }} className={styles.root}>
      {(control) => (
        <div className={styles.box}>
          {submitLabel === undefined ? (
            <span className={styles.glass}>
              <Icon name="search" />
            </span>
          ) : (
            <PlainButton aria-label={submitLabel} onPress={() => onSubmit?.(value)} className={frame.innerButton}>
              <Icon name="search" />
            </PlainButton>
          )}
          <input
            {...control}
            ref={input}
            type="search"
            value={value}
            placeholder={placeholder}
            maxLength={maxLength}
            aria-keyshortcuts={shortcut}
            {...(listId !== undefined && {
              'aria-autocomplete': 'list',
              ...(activeId !== '' && { 'aria-controls': listId, 'aria-activedescendant': activeId }),
              autoComplete: 'off',
            })}
            onChange={({ target }) => onChange(target.value)}
            onFocus={onFocus}
            onKeyDown={(event) => {
              // During the composition of a character (IME), Enter only ends the composition.
              if (event.nativeEvent.isComposing) return
              if (event.key === 'Enter' && onSubmit) {
                event.preventDefault()
                onSubmit(value)
              } else if (event.key === 'Escape' && (value !== '' || onHide)) {
                // This Escape clears or hides the field. Only the next one closes the dialog around it.
                event.preventDefault()
                event.stopPropagation()
                clear()
              }
            }}
            className={submitLabel === undefined ? styles.input : styles.inputAfterButton}
          />
          {button && (
            <PlainButton aria-label={button.label} onPress={button.onPress} className={frame.innerButton}>
              <Icon name={button.icon} />
            </PlainButton>
          )}
          {(value !== '' || onHide) && (
            <PlainButton
              aria-label={value === '' ? 'Hide search' : 'Clear search'}
              disabled={field.isDisabled}
              // Tab skips this button, because Escape does the same. A press on the button leaves the focus in the field.
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onPress={clear}
              className={frame.innerButton}
            >
              <Icon name="close" size="small" />
            </PlainButton>
          )}
        </div>
      )}
    </PlainField>
  )
})
