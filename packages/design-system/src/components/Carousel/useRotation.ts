import { useEffect, useState, useSyncExternalStore } from 'react'
import { reducedMotion } from '../../css/breakpoints.ts'
import { useMediaQuery } from '../../parts/useMediaQuery.ts'
import { startTimer } from '../../time/clock.ts'

/** Milliseconds that a slide is shown before the next one. */
export const slideDuration = 15_000

/**
 * Which of `count` slides is shown, and how to change it. The slides advance automatically, except while the user has paused
 * them, has the mouse or the focus on them, is in another tab, or prefers reduced motion and has not pressed Play.
 */
export function useRotation(count: number) {
  const prefersReducedMotion = useMediaQuery(reducedMotion)
  const isPageVisible = usePageVisible()
  const [index, setIndex] = useState(0)
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)

  // `index` is too high if slides were removed.
  const current = count === 0 ? 0 : index % count
  const isPlaying = choice === undefined ? !prefersReducedMotion : choice === 'play'
  const isMoving = isPlaying && isPageVisible && !isHovered && !isFocused && count > 1

  useEffect(() => {
    if (!isMoving) return undefined
    const timer = startTimer(() => setIndex((current + 1) % count), slideDuration)
    return () => timer.cancel()
  }, [isMoving, current, count])

  return {
    current,
    isPlaying,
    isMoving,
    setHovered,
    setFocused,
    /** Moves by one slide. @returns the index of the new slide */
    step: (by: 1 | -1) => {
      const next = (current + count + by) % count
      setIndex(next)
      return next
    },
    togglePlaying: () => {
      setChoice(isPlaying ? 'pause' : 'play')
      // After a press on Play, the slides advance although the mouse and the focus are still on them.
      setHovered(false)
      setFocused(false)
    },
  }
}

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** Whether the page is visible, and not in a background tab. */
const usePageVisible = (): boolean => useSyncExternalStore(subscribe, () => !document.hidden)

/**
 * The indexes of the rendered slides, in order: the current one and both its neighbours, so that their pictures are loaded
 * before they are shown. The first slide follows the last.
 */
export function mountedSlides(current: number, count: number): readonly number[] {
  if (count < 1) return []
  const wanted = [current, (current + 1) % count, (current + count - 1) % count]
  return [...new Set(wanted)].toSorted((one, other) => one - other)
}
