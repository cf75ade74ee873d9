/**
 * Replaces the loading indicator of the page by a sentence and a button. For when the code that could say it better has
 * not come: there is no React yet, only the stylesheet.
 */
export function tellThatNothingLoads(): void {
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
  // Read at once by a screen reader, because nothing has had the focus yet.
  reload.focus()
}
