import { expect, test } from 'vitest'
import { isSelected, storyOf } from './stories.ts'

const screens = { scope: 'screens', only: '' } as const
const components = { scope: 'components', only: '' } as const

test('a screen is known by its place in the sidebar, a component by its folder', () => {
  const path = './packages/design-system/src/components/Button/Button.stories.tsx'
  const button = storyOf({ title: 'Components/Actions/Button', importPath: path })
  expect([isSelected(screens, storyOf()), isSelected(components, storyOf())]).toEqual([true, false])
  expect([isSelected(screens, button), isSelected(components, button)]).toEqual([false, true])
})

test('leaves out test cases of rules', () => {
  expect(isSelected(screens, storyOf({ tags: ['rule'] }))).toBe(false)
})

test('finds a story by its place in the sidebar, its name or its file', () => {
  const found = ['order/cart', 'empty', 'cartscreen', 'checkout'].map((only) =>
    isSelected({ scope: 'screens', only }, storyOf()),
  )
  expect(found).toEqual([true, true, true, false])
})
