import { whenIdle, whenPainted } from '@trade-portal/design-system'
import { delay } from './until.ts'

/** Resolves after the next paint; at once on a hidden page, which is not painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve()
    else whenPainted(resolve)
  })
}

/** Resolves once the page has been shown and the browser has nothing else to do. For what is not needed yet. */
export async function untilIdle(): Promise<void> {
  await afterPaint()
  await new Promise<void>((resolve) => whenIdle(resolve))
}

/** Once the files of the page are loaded, the data of the first screen usually arrives within this time, in milliseconds. */
const firstDataMs = 2000

/** Resolves when the first screen is probably shown with its data. For work that would delay this. */
export async function afterFirstScreen(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  await delay(firstDataMs)
  await untilIdle()
}
