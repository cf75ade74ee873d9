import { whenIdle, whenPainted } from '@trade-portal/design-system'
import { delay } from './until.ts'

/** Resolves after the next paint, or at once if the page is hidden and so not painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve()
    else whenPainted(resolve)
  })
}

/** Resolves when the page has been painted and the browser is idle. For work that is not urgent. */
export async function untilIdle(): Promise<void> {
  await afterPaint()
  await new Promise<void>((resolve) => whenIdle(resolve))
}

/** How long the data of the first screen usually takes to arrive after the page's files, in milliseconds. */
const firstDataMs = 2000

/** Resolves when the first screen is probably shown with its data. For work that would delay the first screen. */
export async function afterFirstScreen(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  await delay(firstDataMs)
  await untilIdle()
}

/** Whether the browser's data saver is on. Nothing is then loaded ahead. Not all browsers report it. */
export const isDataSaverOn = (): boolean => Object(Reflect.get(navigator, 'connection')).saveData === true
