import { useState, type Ref } from 'react'
import { Button } from 'react-aria-components'
import type { ButtonProps } from 'react-aria-components'
import { useObjectRef } from 'react-aria/useObjectRef'
import { loadingToldAfterMs } from '../voice/loadingToldAfterMs.ts'
import { useSpoken } from '../voice/useSpoken.ts'

interface PressButtonProps extends Omit<ButtonProps, 'onPress' | 'onFocus' | 'onBlur' | 'render'> {
  onPress?: (() => void) | undefined
  /** Said to screen readers if the work takes longer than a moment. */
  pendingText?: string
  ref?: Ref<HTMLButtonElement>
}

/**
 * The button below all buttons that may be disabled or pending. A browser takes the focus from a disabled button and
 * leaves it nowhere, so this one keeps it: it is `aria-disabled` and ignores presses, and becomes `disabled` when the
 * reader leaves it. React Aria's own `isPending` is not used, because it reads the button's name aloud at the start and
 * at the end, however short the work was.
 */
export function PressButton({
  isDisabled = false,
  isPending = false,
  pendingText = '',
  onPress,
  ref,
  ...props
}: PressButtonProps) {
  const element = useObjectRef(ref)
  const [hasFocus, setHasFocus] = useState(false)
  const isHeld = isPending || (isDisabled && hasFocus)
  useSpoken(isPending ? pendingText : '', { afterMs: loadingToldAfterMs, shownIn: element })
  return (
    <Button
      {...props}
      ref={element}
      isDisabled={isDisabled && !isHeld}
      {...(onPress && !isHeld && { onPress: () => onPress() })}
      onFocus={() => setHasFocus(true)}
      onBlur={({ target }) => {
        // While another window has the focus, the button is still the one that gets it back.
        if (target !== document.activeElement) setHasFocus(false)
      }}
      render={(button) => (
        <button
          {...button}
          {...(isHeld && {
            'aria-disabled': true,
            'data-disabled': isDisabled || undefined,
            'data-pending': isPending || undefined,
            'data-hovered': undefined,
            'data-pressed': undefined,
            // Also for a form, which Enter in a field submits by clicking on its submit button.
            onClick: (event) => event.preventDefault(),
          })}
        />
      )}
    />
  )
}
