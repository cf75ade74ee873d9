import { useState, type Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { loadingAnnouncedAfterMs, useAnnouncement } from '../announcer/useAnnouncement.ts'
import { useFirstFocus } from './useFirstFocus.ts'
import { PlainButton, type PlainButtonProps } from './PlainButton.tsx'

interface PressButtonProps extends Omit<PlainButtonProps, 'disabled' | 'onPress' | 'onFocus' | 'onBlur'> {
  isDisabled?: boolean
  isPending?: boolean
  onPress?: (() => void) | undefined
  /** What a press does while it is disabled, such as showing why. It can then be reached with the Tab key as well. */
  onDisabledPress?: (() => void) | undefined
  /** Announced if the work takes over a second. */
  pendingText?: string
  ref?: Ref<HTMLButtonElement> | undefined
}

/**
 * The button below all buttons that may be disabled or pending. A browser takes the focus from a disabled button and
 * leaves it nowhere, so this one keeps it: it is `aria-disabled` and ignores presses, and becomes `disabled` when it
 * loses the focus.
 */
export function PressButton({
  isDisabled = false,
  isPending = false,
  pendingText = '',
  onPress,
  onDisabledPress,
  autoFocus,
  ref,
  ...props
}: PressButtonProps) {
  const element = useObjectRef(ref)
  useFirstFocus(autoFocus, () => element.current)
  const [hasFocus, setHasFocus] = useState(false)
  const isHeld = isPending || (isDisabled && (hasFocus || onDisabledPress !== undefined))
  useAnnouncement(isPending ? pendingText : '', { afterMs: loadingAnnouncedAfterMs, shownIn: element })
  return (
    <PlainButton
      {...props}
      ref={element}
      disabled={isDisabled && !isHeld}
      aria-disabled={isHeld || undefined}
      data-disabled={isDisabled || undefined}
      data-pending={isPending || undefined}
      onPress={(press) => {
        // Also because Enter in a field submits a form by clicking on its submit button.
        if (isHeld) press.preventDefault()
        if (!isHeld) onPress?.()
        else if (!isPending) onDisabledPress?.()
      }}
      onFocus={() => setHasFocus(true)}
      onBlur={({ target }) => {
        // While another window has the focus, the button is still the one that gets it back.
        if (target !== document.activeElement) setHasFocus(false)
      }}
    />
  )
}
