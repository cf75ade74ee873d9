import { whenIdle } from '@trade-portal/design-system'
import { afterPaint } from './afterPaint.ts'
import { delay } from './delay.ts'

/**
 * Milliseconds from the painting of a page until a slow device shows it. Lighthouse takes what is requested in between for
 * something that the page waited for.
 */
const untilShownMs = 100

/** Resolves once the page has been shown and the browser has nothing else to do. For what is not needed yet. */
export async function untilIdle(): Promise<void> {
  await afterPaint()
  await delay(untilShownMs)
  await new Promise<void>((resolve) => whenIdle(resolve))
}

/** Milliseconds in which the data of the first screen usually arrives, after its files. */
const firstDataMs = 2000

/** Resolves when the first screen has probably been shown with its data. For what would otherwise delay those. */
export async function afterFirstScreen(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  await delay(firstDataMs)
  await untilIdle()
}
