import { useEffect, useRef, useState } from 'react'

/**
 * Whether toasts belong in the lower half of the window, because the element that was last pressed or focused is in the
 * upper half. A phone's toast is as wide as the window, and must not cover that element.
 * @param newest Key of the newest toast. The result stays the same until a newer toast comes.
 */
export function useIsToastAtBottom(newest: string | undefined): boolean {
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
    // In the capture phase, because a component may stop the event's propagation.
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
