import { isPermittedScript, loadShell, readSessionRecord } from '@trade-portal/features/portal'
import { firstRequests } from './firstRequests.ts'
import { followReturnAddress } from './followReturnAddress.ts'
import { isNoConnectionPage } from './noConnection.ts'
import { restrictMarkupAndScripts } from './trustedTypes.ts'

/*
 * The first script of the page. It is small, so that it runs while the large scripts that the page names, such as
 * `main.tsx`, are still loading. It requests the configuration, and the check of a stored session.
 */
restrictMarkupAndScripts(isPermittedScript)
if (isRecentBrowser()) start()
else
  showInPlaceOfPortal(
    'This browser is too old for the portal',
    'Update it, or open the portal in a recent Chrome, Edge, Firefox or Safari.',
  )

function start(): void {
  import('./main.tsx').catch(showLoadFailure)
  // This page keeps the address, and opens it again once there is a connection.
  if (isNoConnectionPage()) return
  replaceBrokenAddress()
  followReturnAddress()
  // In development, nothing can be requested before the simulated supplier runs.
  if (!import.meta.env.DEV) firstRequests()
  // The code for signed-in users is large. Requested only by `main.tsx`, it would arrive 0.4 s later on slow 4G. Whatever
  // renders it shows the error if it cannot be loaded.
  if (readSessionRecord() !== undefined) loadShell().catch(() => undefined)
}

/** Whether the browser has the newest features that the portal uses. The README names the versions. */
function isRecentBrowser(): boolean {
  return 'canParse' in URL && 'withResolvers' in Promise && 'any' in AbortSignal && CSS.supports('selector(:has(a))')
}

/**
 * If the percent encoding of the address is invalid, replaces it with the address of a page that does not exist. Otherwise
 * the router would log an error.
 */
function replaceBrokenAddress(): void {
  try {
    decodeURIComponent(window.location.pathname)
  } catch {
    window.history.replaceState(null, '', `${import.meta.env.BASE_URL}page-not-found`)
  }
}

function showLoadFailure(): void {
  const reload = document.createElement('button')
  reload.textContent = 'Reload'
  reload.addEventListener('click', () => window.location.reload())
  Object.assign(reload.style, { minHeight: '44px', padding: '0 1.5rem', border: '1px solid' })
  showInPlaceOfPortal('We could not load the portal', 'Check your connection, then reload the page.', reload)
  // Moves the focus into the new content, because a screen reader then reads it at once.
  reload.focus()
}

/**
 * Replaces the loading indicator with a message. Only the stylesheet of the page is available, because React is not loaded.
 */
function showInPlaceOfPortal(title: string, advice: string, ...more: readonly Element[]): void {
  const heading = document.createElement('h1')
  heading.textContent = title
  heading.style.fontWeight = 'bold'
  const text = document.createElement('p')
  text.textContent = advice
  const main = document.createElement('main')
  main.append(heading, text, ...more)
  Object.assign(main.style, {
    display: 'grid',
    gap: '1rem',
    justifyItems: 'start',
    margin: '4rem auto',
    width: '18rem',
  })
  document.getElementById('root')?.replaceChildren(main)
}
