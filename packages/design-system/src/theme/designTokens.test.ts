import { expect, test } from 'vitest'
import { designTokens } from './designTokens.ts'
import { makeTheme } from './makeTheme.ts'
import { portalTokens } from './portal/tokens.ts'

test('Design tokens are those of the theme, with readable values', () => {
  const { $description: _about, fontFamily, ...tokens } = designTokens()
  const { linkLine: _line, fontFamily: families, ...theme } = makeTheme(portalTokens)
  const namesOf = (all: object) =>
    Object.entries(all).map(([group, values]) => [group, Object.keys(values).filter((name) => name !== '$type')])
  expect(Object.fromEntries(namesOf(tokens))).toEqual(Object.fromEntries(namesOf(theme)))
  // A number that cannot be read is written as null.
  expect(JSON.stringify(tokens)).not.toMatch(/null|:\[\]/)
  expect(tokens).toMatchObject({
    color: {
      primary: { $value: { colorSpace: 'srgb', components: [0.0392, 0.4314, 0.5255], hex: '#0a6e86' } },
      scrim: { $value: { alpha: 0.55 } },
    },
    row: { $type: 'dimension', compact: { $value: { value: 3.5, unit: 'rem' } } },
    elevation: { raised: { $value: [{ offsetY: { value: 1, unit: 'px' }, color: { hex: '#101e2c' } }] } },
  })
  expect(families).toContain(fontFamily.$value[0])
  expect(fontFamily.$value.at(-1)).toBe('sans-serif')
})
