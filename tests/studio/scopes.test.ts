import { expect, test } from 'vitest'
import { isInScope, isNamed } from './scopes.ts'
import { storyOf } from './storyOf.ts'

test('a screen is known by its file or its place in the sidebar', () => {
  const outcome = storyOf({ importPath: './packages/features/src/checkout/CheckoutOutcome.stories.tsx' })
  expect(isInScope('screens', storyOf())).toBe(true)
  expect(isInScope('screens', outcome)).toBe(false)
  expect(isInScope('screens', { ...outcome, title: 'Screens/Order/Checkout' })).toBe(true)
})

test('a component is a story of the design system', () => {
  const button = storyOf({ importPath: './packages/design-system/src/components/Button/Button.stories.tsx' })
  expect(isInScope('components', button)).toBe(true)
  expect(isInScope('screens', button)).toBe(false)
  expect(isInScope('components', storyOf())).toBe(false)
})

test('leaves out test cases of rules', () => {
  expect(isInScope('screens', storyOf({ tags: ['rule'] }))).toBe(false)
})

test('finds a story by its place in the sidebar or by its file', () => {
  const story = storyOf({ title: 'Screens/Order/Review cart/States' })
  expect(['review cart', 'cartscreen', 'empty', ''].map((only) => isNamed(only, story))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(isNamed('checkout', story)).toBe(false)
})
