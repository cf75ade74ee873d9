import { addons } from 'storybook/preview-api'
import { NAVIGATE_URL } from './internalEvents.ts'

/** Opens links to other pages of this Storybook without a reload, which would forget what the toolbar has set. */
export function keepToolbar(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[target="_top"]') : null
    const address = link?.getAttribute('href') ?? ''
    const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey
    if (!address.startsWith('./?path=') || isNewTab || window.parent === window) return
    event.preventDefault()
    addons.getChannel().emit(NAVIGATE_URL, address.slice(2))
  })
}
