import { globalFontFace } from '@vanilla-extract/css'

/** The portal's typeface: the Latin letters in all weights. */
const typeface = 'Instrument Sans'
/** A typeface of the device in the widths and heights of the portal's. It is shown if the portal's is not loaded in time. */
const substitute = 'Instrument Sans substitute'

globalFontFace(typeface, {
  src: 'url("@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2") format("woff2")',
  fontWeight: '400 700',
  // A page keeps the typeface with which its first text was shown. The page's HTML preloads the file.
  fontDisplay: 'optional',
})

/** Arial is on most computers. Liberation Sans has its measures, and Roboto of Android is nearly as wide. */
const localNames = (suffix: string) =>
  ['Arial', 'Liberation Sans', 'Roboto'].map((name) => `local("${name}${suffix}")`).join(', ')

// The widths are the average of the portal's texts, and the heights are those of the typeface divided by them.
globalFontFace(substitute, [
  {
    src: localNames(''),
    fontWeight: '400 500',
    sizeAdjust: '102.5%',
    ascentOverride: '94.6%',
    descentOverride: '24.4%',
    lineGapOverride: '0%',
  },
  {
    src: localNames(' Bold'),
    fontWeight: '600 700',
    sizeAdjust: '98.2%',
    ascentOverride: '98.8%',
    descentOverride: '25.5%',
    lineGapOverride: '0%',
  },
])
