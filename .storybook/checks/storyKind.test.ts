import { expect, it } from 'vitest'
import { storyKind } from './storyKind.ts'

it.each([
  ['Screens/Order/Review cart/States', true, false, 'screen'],
  ['features/src/cart/CartScreen', true, false, 'screen'],
  ['features/src/trade/catalogue/TallyDialog', true, false, 'part'],
  ['features/src/shell/Shell', true, true, 'screen'],
  ['debug/DebugScreen', true, false, 'screen'],
  ['design-system/src/layout/Page', false, true, 'part'],
  ['Components/Actions/Button', false, false, 'part'],
  ['Icons', false, false, 'page'],
  ['Foundations/Icons', false, false, 'page'],
])('the kind of a story follows from its title %s', (title, isPortal, isWholePage, kind) => {
  expect(storyKind({ title, isPortal, isWholePage })).toBe(kind)
})
