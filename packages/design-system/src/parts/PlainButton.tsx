import type { ComponentProps, MouseEvent } from 'react'

export interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'onKeyDown'> {
  /** Called for a press with a pointer, a key, or a tool such as a screen reader. */
  onPress?: ((press: MouseEvent<HTMLButtonElement>) => void) | undefined
}

/**
 * The browser's own button, used by all buttons. React Aria's button is only for opening React Aria's overlays, such as a
 * menu's list.
 */
export function PlainButton({ onPress, type = 'button', tabIndex = 0, ...props }: PlainButtonProps) {
  return (
    <button
      {...props}
      type={type}
      // Sets `tabindex` explicitly, because Tab in Safari skips a button that does not have the attribute.
      tabIndex={tabIndex}
      onKeyDown={(event) => {
        // Ignores Enter while the key is held down. The user usually pressed the key elsewhere, for example on the button
        // that opened the dialog around this button.
        if (event.key === 'Enter' && event.repeat) event.preventDefault()
      }}
      onClick={(press) => {
        // Focuses the pressed button, because Safari does not. Otherwise a dialog could not return the focus to the button.
        if (press.detail > 0 && tabIndex !== -1) press.currentTarget.focus({ preventScroll: true })
        onPress?.(press)
      }}
    />
  )
}
