import { whenIdle } from '@trade-portal/design-system'
import { afterPaint } from './afterPaint.ts'
import { delay } from './delay.ts'

/** Resolves once the page has been shown and the browser has nothing else to do. For what is not needed yet. */
export async function untilIdle(): Promise<void> {
  await afterPaint()
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
