import { useImperativeHandle, useRef, useState, type Ref } from 'react'
import { loadingAnnouncedAfterMs, useAnnouncement } from '../announcer/useAnnouncement.ts'
import { PlainButton, type PlainButtonProps } from './PlainButton.tsx'
import { useFirstFocus } from './useFirstFocus.ts'

interface PressButtonProps extends Omit<PlainButtonProps, 'disabled' | 'onPress' | 'onFocus' | 'onBlur'> {
  isDisabled?: boolean
  isPending?: boolean
  onPress?: (() => void) | undefined
  /**
   * Called when the user presses the button while it is disabled, for example to show why. If set, Tab also reaches the
   * disabled button.
   */
  onDisabledPress?: (() => void) | undefined
  /** Announced if the button is pending for longer than a second. */
  pendingText?: string
  ref?: Ref<HTMLButtonElement> | undefined
}

/**
 * The base of all buttons that can be disabled or pending. Browsers take the focus from a disabled button, and then no
 * element has the focus. This button keeps the focus: while focused, it is only `aria-disabled` and ignores presses. It
 * becomes `disabled` only when it loses the focus.
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
  const isAriaDisabled = isPending || (isDisabled && (hasFocus || onDisabledPress !== undefined))
  useAnnouncement(isPending ? pendingText : '', { afterMs: loadingAnnouncedAfterMs, shownIn: element })
  return (
    <PlainButton
      {...props}
      ref={element}
      disabled={isDisabled && !isAriaDisabled}
      aria-disabled={isAriaDisabled || undefined}
      data-disabled={isDisabled || undefined}
      data-pending={isPending || undefined}
      onPress={(press) => {
        // A click on an `aria-disabled` submit button would still submit the form, so the submission is prevented. Enter in
        // a field ends up here too, because the browser then clicks the submit button.
        if (isAriaDisabled) press.preventDefault()
        if (!isAriaDisabled) onPress?.()
        else if (!isPending) onDisabledPress?.()
      }}
      onFocus={() => setHasFocus(true)}
      onBlur={({ target }) => {
        // While another window has the focus, the button still counts as focused, because it will get the focus back.
        if (target !== document.activeElement) setHasFocus(false)
      }}
    />
  )
}
