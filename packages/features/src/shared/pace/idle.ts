import { whenIdle } from '@trade-portal/design-system'

/** Resolves once the browser has painted and has nothing else to do. For what is not needed yet. */
export function idle(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve))
}

/** Milliseconds in which the data of the first screen usually arrives, after its files. */
const firstDataMs = 2000

/** Resolves when the first screen has probably been shown with its data. For what would otherwise delay those. */
export async function afterFirstScreen(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  await new Promise((resolve) => setTimeout(resolve, firstDataMs))
  await idle()
}
