import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button, Text } from 'react-aria-components'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import { AriaLocale } from '../../parts/AriaLocale.tsx'
import { AriaToast, AriaToastRegion } from './ariaToast.ts'
import { createCountdown } from './createCountdown.ts'
import type { Toasts } from './createToasts.ts'
import type { ToastTone } from './messages.ts'
import { toastDuration } from './timing.ts'
import * as styles from './ToastRegion.css.ts'

const icons = { success: 'check', error: 'error' } as const satisfies Record<ToastTone, string>
const toneLabels = { success: 'Success', error: 'Error' } as const satisfies Record<ToastTone, string>

/**
 * Shows the messages of `toasts` in the middle of the lower edge. On a phone they fill the width, at the top or the bottom,
 * whichever is farther from the last press. Render it once, near the root.
 */
export function ToastRegion({ toasts: { queue } }: { toasts: Toasts }) {
  const leaving = useSyncExternalStore(queue.onMarked, () => queue.leaving)
  const counts = useSyncExternalStore(queue.onMarked, () => queue.counts)
  const visible = useSyncExternalStore(queue.onChange, () => queue.visibleToasts)
  const isLow = useIsToastAtBottom(visible[0]?.key)
  // Renders no region while there are no toasts. The F6 key only reaches a region that already contains a toast when React
  // first renders the region.
  if (visible.length === 0) return null
  return (
    <AriaLocale>
      <AriaToastRegion
        queue={queue}
        aria-label="Notifications"
        className={classes(styles.region, !isLow && styles.atTheTop)}
      >
        {({ toast }) => {
          const { tone, message } = toast.content
          const count = counts.get(toast.key) ?? 1
          const state = leaving.has(toast.key) && styles.leaving
          return (
            <AriaToast toast={toast} className={classes(styles.toast, styles.tone[tone], state)}>
              <Countdown queue={queue} toastKey={toast.key} />
              <Icon name={icons[tone]} label={toneLabels[tone]} />
              {/* Replaces React Aria's content element. That element is an alert, so screen readers would read the
                message a second time. */}
              <div className={styles.content}>
                <Text slot="title" className={styles.message}>
                  {message}
                  {count > 1 && <span>{` (${count})`}</span>}
                </Text>
              </div>
              <Button slot="close" aria-label="Dismiss" className={styles.close}>
                <Icon name="close" size="small" />
              </Button>
            </AriaToast>
          )
        }}
      </AriaToastRegion>
    </AriaLocale>
  )
}

/** Closes a toast after it has been visible for its full time. */
function Countdown({ queue, toastKey }: { queue: Toasts['queue']; toastKey: string }) {
  useEffect(() => {
    const countdown = createCountdown(() => queue.close(toastKey), toastDuration)
    queue.countdowns.set(toastKey, countdown)
    return () => {
      countdown.pause()
      queue.countdowns.delete(toastKey)
    }
  }, [queue, toastKey])
  return null
}

/**
 * Whether toasts belong in the lower half of the window, because the element that was last pressed or focused is in the
 * upper half. A phone's toast is as wide as the window, and must not cover that element.
 * @param newest Key of the newest toast. The result can change only when a newer toast is shown.
 */
function useIsToastAtBottom(newest: string | undefined): boolean {
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
