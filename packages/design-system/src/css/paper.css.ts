import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'
import { baseLayer } from './reset.css.ts'

type Rule = Omit<GlobalStyleRule, '@layer' | '@media'>

/** Print styles of all pages. In a layer, `!important` overrides the unlayered styles of components. */
const onPaper = (selector: string, rule: Rule) =>
  globalStyle(selector, { '@layer': { [baseLayer]: { '@media': { print: rule } } } })

const { color } = vars
const ink = '#000'
const paper = '#fff'
const line = '#aaa'

// No paper size, so that the browser fills both A4 and Letter.
const sheet = {
  margin: '14mm 14mm 18mm',
  // Prints page numbers. Browsers that do not know this rule print their own.
  '@bottom-right': {
    content: '"Page " counter(page) " of " counter(pages)',
    fontFamily: 'sans-serif',
    fontSize: '8pt',
    verticalAlign: 'top',
    paddingTop: '5mm',
  },
}
globalStyle('@page', sheet)

// Black on white. `:root` is repeated for a higher specificity than the theme's class.
globalStyle(':root:root', {
  '@media': {
    print: {
      colorScheme: 'only light',
      vars: {
        [color.text]: ink,
        [color.textSubdued]: '#333',
        [color.textDisabled]: '#333',
        [color.link]: ink,
        [color.critical]: ink,
        [color.positive]: ink,
        [color.caution]: ink,
        [color.info]: ink,
        [color.page]: paper,
        [color.surface]: paper,
        [color.surfaceRaised]: paper,
        [color.surfaceSunken]: paper,
        [color.selected]: paper,
        [color.criticalSoft]: paper,
        [color.positiveSoft]: paper,
        [color.cautionSoft]: paper,
        [color.infoSoft]: paper,
        [color.border]: line,
        [color.borderButton]: line,
        [color.borderControl]: line,
      },
    },
  },
})

onPaper('html, body', { minHeight: '0 !important', background: 'none', fontSize: '10pt' })
onPaper('*, *::before, *::after', { boxShadow: 'none !important' })
onPaper('a[href]', { color: 'inherit !important', textDecoration: 'none !important' })
onPaper('::placeholder, [data-placeholder], :has(> [data-placeholder]) > *', { color: 'transparent !important' })
onPaper('tr, li, article, [role=row]', { breakInside: 'avoid' })
onPaper('h1, h2, h3, h4', { breakAfter: 'avoid' })
onPaper('p', { orphans: 3, widows: 3 })
