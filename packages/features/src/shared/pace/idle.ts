/** Milliseconds after which the page counts as idle even if it never is. */
const latestMs = 3000

/** Resolves once the browser has painted and has nothing else to do. For what is not needed yet. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: latestMs })
    // Safari before version 26.2.
    else setTimeout(resolve, 200)
  })
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
