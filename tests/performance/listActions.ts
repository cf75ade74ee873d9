/**
 * Runs in a page of the portal or its floor: measures changes of the table until they are painted. It refers to nothing
 * outside itself, because only its own text reaches the page.
 */
export function installListActions(): void {
  const row = '[role=row][data-index]'

  /** Resolves after the next paint: a task queued during a frame runs after that frame has been painted. */
  const afterPaint = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now()), { once: true })
        port1.start()
        port2.postMessage(null)
      })
    })
  const until = (isReached: () => boolean) =>
    new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isReached()) return
        observer.disconnect()
        resolve()
      })
      observer.observe(document, { subtree: true, childList: true, attributes: true })
    })
  const rowCount = () => document.querySelector('[role=table]')?.getAttribute('aria-rowcount')

  const actions = {
    /**
     * Measures from the arrival of the answer to the paint of the first rows. Navigates as Back does, because some
     * addresses have no link.
     */
    open: async (path: string, operation: string) => {
      const rows = until(() => document.querySelector(row) !== null)
      window.history.pushState(null, '', path)
      window.dispatchEvent(new PopStateEvent('popstate'))
      await rows
      const firstRows = await afterPaint()
      const answer = performance.getEntriesByType('resource').findLast(({ name }) => name.includes(operation))
      if (!(answer instanceof PerformanceResourceTiming)) throw new Error(`There is no answer of ${operation}`)
      return firstRows - answer.responseEnd
    },
    /**
     * Measures from a change of the search field to the paint of the found rows, including the pause before the search.
     */
    type: async (text: string) => {
      const input = document.querySelector('input[type=search]')
      const before = rowCount()
      const filtered = until(() => rowCount() !== before)
      const began = performance.now()
      // Uses the native setter, because React's own setter would hide the change from React.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input?.dispatchEvent(new Event('input', { bubbles: true }))
      await filtered
      return (await afterPaint()) - began
    },
    sort: async (header: string) => {
      const buttons = [...document.querySelectorAll<HTMLElement>('[role=columnheader] button')]
      const button = buttons.find(({ textContent }) => textContent === header)
      const sorted = until(() => button?.parentElement?.ariaSort === 'ascending')
      const began = performance.now()
      button?.click()
      await sorted
      return (await afterPaint()) - began
    },
  }
  Object.assign(window, { actions })
}
