import type { Story } from './readStories.ts'

/** A story for tests. */
export function storyOf(parts: Partial<Story> = {}): Story {
  return {
    id: 'cart-cartscreen--empty',
    title: 'cart/CartScreen',
    name: 'Empty',
    importPath: './packages/features/src/cart/CartScreen.stories.tsx',
    tags: [],
    ...parts,
  }
}
