import { useImperativeHandle, useRef, useState, type Ref } from 'react'
import { loadingAnnouncedAfterMs, useAnnouncement } from '../announcer/useAnnouncement.ts'
import { useFirstFocus } from './useFirstFocus.ts'
import { PlainButton, type PlainButtonProps } from './PlainButton.tsx'

interface PressButtonProps extends Omit<PlainButtonProps, 'disabled' | 'onPress' | 'onFocus' | 'onBlur'> {
  isDisabled?: boolean
  isPending?: boolean
  onPress?: (() => void) | undefined
  /** Called for a press while the button is disabled, such as to show why. With it the Tab key reaches a disabled button. */
  onDisabledPress?: (() => void) | undefined
  /** Announced if the work takes over a second. */
  pendingText?: string
  ref?: Ref<HTMLButtonElement> | undefined
}

/**
 * The base of all buttons that may be disabled or pending. A browser takes the focus from a disabled button and leaves
 * it nowhere. This button keeps the focus: it is `aria-disabled` and ignores presses, and becomes `disabled` when it
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
  const element = useRef<HTMLButtonElement>(null)
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => element.current, [])
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
        // This also stops Enter in a field, which submits a form by clicking on its submit button.
        if (isHeld) press.preventDefault()
        if (!isHeld) onPress?.()
        else if (!isPending) onDisabledPress?.()
      }}
      onFocus={() => setHasFocus(true)}
      onBlur={({ target }) => {
        // When another window takes the focus, this button gets it back later, so it still counts as focused.
        if (target !== document.activeElement) setHasFocus(false)
      }}
    />
  )
}
