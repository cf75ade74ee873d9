import { useEffect, useRef, useState } from 'react'

/**
 * Whether a message belongs in the lower half of the window, so that it does not cover the element that was pressed or
 * focused last: on a phone a message is as wide as the row that caused it.
 * @param newest The key of the newest message. The result stays the same until there is a newer one.
 */
export function useAwayFromPress(newest: string | undefined): boolean {
  const wasInUpperHalf = useRef(false)
  useEffect(() => {
    const remember = (y: number) => {
      wasInUpperHalf.current = y < window.innerHeight / 2
    }
    const onPress = ({ clientY }: PointerEvent) => remember(clientY)
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      const { top, height } = target.getBoundingClientRect()
      remember(top + height / 2)
    }
    // In the capture phase, because a component may stop the event.
    document.addEventListener('pointerdown', onPress, true)
    document.addEventListener('focusin', onFocus, true)
    return () => {
      document.removeEventListener('pointerdown', onPress, true)
      document.removeEventListener('focusin', onFocus, true)
    }
  }, [])

  const [answer, setAnswer] = useState({ newest, isLow: false })
  useEffect(() => setAnswer({ newest, isLow: wasInUpperHalf.current }), [newest])
  return answer.isLow
}
