/** Resolves when what has been rendered has been painted. At once on a hidden page, which is not painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve()
    // A task that follows a frame comes after its painting.
    else requestAnimationFrame(() => setTimeout(resolve))
  })
}
