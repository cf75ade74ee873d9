import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandDefaults, deriveBrand, type BrandColours } from './brand.ts'
import { measureContrast } from './measureContrast.ts'
import { portalTokens } from './portal/tokens.ts'
import { wireframeTokens } from './wireframe/tokens.ts'

/** Describes each pair of colour and background with too little contrast. */
const tooFaint = (colours: typeof portalTokens.color, brand: BrandColours) =>
  measureContrast(deriveBrand(brand), colours)
    .filter(({ isEnough }) => !isEnough)
    .map(({ colour, ground, ratio, needs }) => `${colour} on ${ground}: ${ratio}, needs ${needs}`)

test('both themes meet the contrast of WCAG level AA', () => {
  expect(tooFaint(portalTokens.color, brandDefaults)).toEqual([])
  expect(tooFaint(portalTokens.color, {})).toEqual([])
  expect(tooFaint(wireframeTokens.color, brandDefaults)).toEqual([])
})

const extremes = ['#ffffff', '#000000', '#ffff00', '#00ff00', '#0000ff', '#ff0000', '#767676', '#777777', '#949494']

test('extreme brand colours meet the contrast of WCAG level AA', () => {
  for (const primary of extremes)
    for (const masthead of extremes)
      expect(tooFaint(portalTokens.color, { primary, masthead, hyperlink: primary }), `${primary} ${masthead}`).toEqual(
        [],
      )
})

test('any three brand colours have the contrast of level AA', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  const brand = fc.record({ primary: colour, masthead: colour, hyperlink: colour })
  fc.assert(
    fc.property(brand, (chosen) => {
      expect(tooFaint(portalTokens.color, chosen)).toEqual([])
    }),
  )
})

test('two colours with too little contrast are reported', () => {
  expect(tooFaint({ ...portalTokens.color, textSubdued: '#aaaaaa' }, brandDefaults)).toContain(
    'textSubdued on surface: 2.32, needs 4.5',
  )
  const derived = { ...deriveBrand({ primary: '#ff8800' }), '--primary-fill-text': '#ffffff' }
  expect(measureContrast(derived).filter(({ isEnough }) => !isEnough)).toMatchObject([
    { colour: 'onPrimaryFill', ground: 'primaryFill' },
    { colour: 'onPrimaryFill', ground: 'primaryFillHover' },
  ])
})
