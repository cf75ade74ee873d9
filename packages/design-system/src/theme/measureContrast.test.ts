import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandDefaults, deriveBrand, type BrandColours } from './brand.ts'
import { exampleBrands } from './exampleBrands.ts'
import { measureContrast } from './measureContrast.ts'
import { portalTokens } from './portal/tokens.ts'
import { wireframeTokens } from './wireframe/tokens.ts'

/** Describes each pair of colour and background with too little contrast. */
const tooFaint = (colours: typeof portalTokens.color, brand: BrandColours) =>
  measureContrast(deriveBrand(brand), colours)
    .filter(({ isEnough }) => !isEnough)
    .map(({ colour, ground, ratio, needs }) => `${colour} on ${ground}: ${ratio}, needs ${needs}`)

test('both themes reach AA wherever two of their colours meet', () => {
  expect(tooFaint(portalTokens.color, brandDefaults)).toEqual([])
  expect(tooFaint(portalTokens.color, {})).toEqual([])
  expect(tooFaint(wireframeTokens.color, brandDefaults)).toEqual([])
})

const greys = [
  '#555555',
  '#757575',
  '#767676',
  '#777777',
  '#787878',
  '#808080',
  '#8c8c8c',
  '#949494',
  '#959595',
  '#a0a0a0',
]
const extremes = ['#ffffff', '#000000', '#fffde7', '#ffff00', '#00ff00', '#0000ff', '#ff0000', '#1f66e5', ...greys]

test('so they do with one extreme colour for all three, and with any three of them', () => {
  for (const colour of extremes)
    expect(tooFaint(portalTokens.color, { primary: colour, masthead: colour, hyperlink: colour }), colour).toEqual([])
  for (const primary of extremes)
    for (const masthead of extremes)
      expect(tooFaint(portalTokens.color, { primary, masthead, hyperlink: primary }), `${primary} ${masthead}`).toEqual(
        [],
      )
})

test('so they do with any three colours of a supplier', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  const brand = fc.record({ primary: colour, masthead: colour, hyperlink: colour })
  fc.assert(
    fc.property(brand, (chosen) => {
      expect(tooFaint(portalTokens.color, chosen)).toEqual([])
    }),
  )
})

test.each(Object.entries(exampleBrands))('so they do with the brand %s', (_name, brand) => {
  expect(tooFaint(portalTokens.color, brand)).toEqual([])
})

test('an unreadable pair would be noticed', () => {
  expect(tooFaint({ ...portalTokens.color, textSubdued: '#aaaaaa' }, brandDefaults)).toContain(
    'textSubdued on surface: 2.32, needs 4.5',
  )
  const derived = { ...deriveBrand({ primary: '#ff8800' }), '--primary-fill-text': '#ffffff' }
  expect(measureContrast(derived).filter(({ isEnough }) => !isEnough)).toMatchObject([
    { colour: 'onPrimaryFill', ground: 'primaryFill' },
    { colour: 'onPrimaryFill', ground: 'primaryFillHover' },
  ])
})
