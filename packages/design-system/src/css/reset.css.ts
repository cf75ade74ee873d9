import { globalLayer, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'

// Component styles are not in a layer, so they override both layers, whatever the order of the imports.
const resetLayer = globalLayer('reset')
export const baseLayer = globalLayer('base')

const reset = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>) =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } })

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('*', { margin: 0, padding: 0 })
reset('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' })
reset('img, svg, video, iframe', { display: 'block', maxWidth: '100%' })
reset('input, button, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  wordSpacing: 'inherit',
})
reset('button', { background: 'none', border: 0, textAlign: 'inherit', cursor: 'pointer' })
reset('fieldset', { border: 0, minWidth: 0 })
// An empty marker: with `none`, Safari would not treat the list as a list.
reset('ul, ol', { listStyle: '""' })
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 })
reset('th', { textAlign: 'start', fontWeight: 'inherit' })
reset('h1, h2, h3, h4', { font: 'inherit' })
reset('a', { color: 'inherit', textDecoration: 'inherit' })
reset('hr', { border: 0 })
reset('[hidden]', { display: 'none !important' })
