import type { ComponentProps, MouseEvent } from 'react'

export interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'onKeyDown'> {
  /** It was pressed: with a pointer, with a key, or by a tool such as a screen reader. */
  onPress?: ((press: MouseEvent<HTMLButtonElement>) => void) | undefined
}

/**
 * The browser's own button, which all buttons are made of. React Aria's button is for what React Aria opens, such as the
 * lists of a menu.
 */
export function PlainButton({ onPress, type = 'button', tabIndex = 0, ...props }: PlainButtonProps) {
  return (
    <button
      {...props}
      type={type}
      // Written out: without it Safari passes over buttons with the Tab key.
      tabIndex={tabIndex}
      onKeyDown={(event) => {
        // A key that is held down has often begun elsewhere: it opened what this button closes, or moved the focus here.
        if (event.key === 'Enter' && event.repeat) event.preventDefault()
      }}
      onClick={(press) => {
        // Safari leaves the focus elsewhere, and then what a press opens cannot give it back to its button.
        if (press.detail > 0 && tabIndex !== -1) press.currentTarget.focus({ preventScroll: true })
        onPress?.(press)
      }}
    />
  )
}
