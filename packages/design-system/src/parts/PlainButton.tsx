import type { ComponentProps, MouseEvent } from 'react'

export interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'onKeyDown'> {
  /** It was pressed: with a pointer, with a key, or by a tool such as a screen reader. */
  onPress?: ((press: MouseEvent<HTMLButtonElement>) => void) | undefined
}

/**
 * The browser's own button, which all buttons are made of. React Aria's button is only for opening overlays of React
 * Aria, such as the list of a menu.
 */
export function PlainButton({ onPress, type = 'button', tabIndex = 0, ...props }: PlainButtonProps) {
  return (
    <button
      {...props}
      type={type}
      // Set explicitly, because Safari's Tab key skips buttons without it.
      tabIndex={tabIndex}
      onKeyDown={(event) => {
        // Ignores a held Enter key. Its press often began elsewhere: it opened what this button closes, or moved the focus here.
        if (event.key === 'Enter' && event.repeat) event.preventDefault()
      }}
      onClick={(press) => {
        // Safari does not focus a pressed button, so a dialog could not return the focus to it.
        if (press.detail > 0 && tabIndex !== -1) press.currentTarget.focus({ preventScroll: true })
        onPress?.(press)
      }}
    />
  )
}
