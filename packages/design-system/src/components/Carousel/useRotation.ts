import { useEffect, useState } from 'react'
import { useCalmMotion } from '../../parts/useCalmMotion.ts'
import { usePageInSight } from '../../parts/usePageInSight.ts'

/**
 * Which of `count` slides is shown, and what moves on. It moves by itself unless the reader has paused it, prefers
 * less motion and has not pressed Play, is on it with mouse or focus, or has another tab in front.
 */
export function useRotation(count: number, intervalMs: number) {
  const isCalm = useCalmMotion()
  const isInSight = usePageInSight()
  const [index, setIndex] = useState(0)
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)

  // There may be fewer slides than there were.
  const current = count === 0 ? 0 : index % count
  const isPlaying = choice === undefined ? !isCalm : choice === 'play'
  const isMoving = isPlaying && isInSight && !isHovered && !isFocused && count > 1

  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setTimeout(() => setIndex((current + 1) % count), intervalMs)
    return () => clearTimeout(timer)
  }, [isMoving, current, count, intervalMs])

  return {
    current,
    isPlaying,
    isMoving,
    setHovered,
    setFocused,
    step: (by: 1 | -1) => setIndex((current + count + by) % count),
    togglePlaying: () => {
      setChoice(isPlaying ? 'pause' : 'play')
      // Whoever presses Play wants it to move, though the press itself has left mouse and focus on it.
      setHovered(false)
      setFocused(false)
    },
  }
}
