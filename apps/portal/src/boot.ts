import { isPermittedScript, loadShell, screens } from '@trade-portal/features/portal'
import { firstPage, firstRequests } from './firstPage.ts'
import { followReturnAddress } from './followReturnAddress.ts'
import { restrictMarkupAndScripts } from './trustedTypes.ts'

/*
 * The first script of the page. It is small, so that it runs while the large scripts that the page names, such as
 * `main.tsx`, are still loading. It requests everything else that the page at this address will need.
 */
restrictMarkupAndScripts(isPermittedScript)
replaceBrokenAddress()
followReturnAddress()
import('./main.tsx').catch(showLoadFailure)
// In development, nothing can be requested before the simulated supplier runs.
if (!import.meta.env.DEV) firstRequests()
const { name, hasShell } = firstPage()
// If code cannot be loaded, the place that renders it shows the failure.
if (name !== undefined) screens[name].load().catch(() => undefined)
if (hasShell) loadShell().catch(() => undefined)

/** Replaces an address with invalid percent encoding by an unknown one. The router would log an error for it. */
function replaceBrokenAddress(): void {
  try {
    decodeURIComponent(window.location.pathname)
  } catch {
    window.history.replaceState(null, '', `${import.meta.env.BASE_URL}page-not-found`)
  }
}

/**
 * Replaces the loading indicator of the page by an error message and a button. React has not been loaded, so only the
 * page's stylesheet is available.
 */
function showLoadFailure(): void {
  const title = document.createElement('h1')
  title.textContent = 'The portal could not be loaded'
  title.style.fontWeight = 'bold'
  const advice = document.createElement('p')
  advice.textContent = 'Check your connection, then reload the page.'
  const reload = document.createElement('button')
  reload.textContent = 'Reload'
  reload.addEventListener('click', () => window.location.reload())
  const main = document.createElement('main')
  main.append(title, advice, reload)
  Object.assign(main.style, {
    display: 'grid',
    gap: '1rem',
    justifyItems: 'start',
    margin: '4rem auto',
    width: '18rem',
  })
  Object.assign(reload.style, { minHeight: '44px', padding: '0 1.5rem', border: '1px solid' })
  document.getElementById('root')?.replaceChildren(main)
  // The focus makes a screen reader read the new content at once, because nothing has had the focus yet.
  reload.focus()
}
