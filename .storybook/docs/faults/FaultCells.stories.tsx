import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { routeNames, type RouteName } from '@trade-portal/features/routes'
import { expect, getConfig } from 'storybook/test'
import { cellsOf, nameOf } from './cells.ts'
import { tryFault, readScreenWithoutFaults } from './tryFault.ts'

const meta = {
  title: 'Supplier/Fault cells',
  // These stories take minutes, so they are run on their own; see `vitest.config.ts`.
  tags: ['!autodocs', '!dev', 'matrix'],
  // Each cell opens and closes a page of its own, so nothing is left to check at the end of the story.
  parameters: { layout: 'fullscreen', a11y: { test: 'off' }, breaksRules: true },
  render: () => <></>,
  beforeEach: skipRetryDelays,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Tests every cell of these screens, and fails with a list of the cells in which something is wrong. */
function faultsOn(screens: readonly RouteName[]): Story {
  return {
    play: async ({ msw }: StoryContext) => {
      const wrong: string[] = []
      await getConfig().asyncWrapper(async () => {
        const usual = new Map<RouteName, string>()
        for (const cell of await cellsOf(screens)) {
          if (!usual.has(cell.screen)) {
            const { text, problems } = await readScreenWithoutFaults(msw, cell.screen)
            usual.set(cell.screen, text)
            wrong.push(...problems.map((problem) => `${cell.screen} ${problem}`))
          }
          const problems = await tryFault(msw, cell, usual.get(cell.screen) ?? '')
          wrong.push(...problems.map((problem) => `${nameOf(cell)}: ${problem}`))
        }
      })
      await expect(wrong).toEqual([])
    },
  }
}

/**
 * Runs the retry timers at once. TanStack Query waits one, two and four seconds before it repeats a query, which would make
 * these stories slow.
 */
function skipRetryDelays(): () => void {
  const { window: page } = globalThis
  const usual = page.setTimeout.bind(page)
  page.setTimeout = new Proxy(usual, {
    apply: (start, self, [run, ms, ...values]: unknown[]) =>
      Reflect.apply(start, self, [run, ms === 1000 || ms === 2000 || ms === 4000 ? 0 : ms, ...values]),
  })
  return () => {
    page.setTimeout = usual
  }
}

const groups = {
  home: ['home'],
  catalogue: ['products', 'search'],
  cart: ['cart', 'checkout'],
  again: ['orderAgain'],
  lists: ['orders', 'invoices', 'statements', 'customLists', 'customList'],
  documents: ['transaction', 'statement'],
  payments: ['payAccount', 'paymentComplete', 'paymentFail', 'paymentCancelled'],
} as const satisfies Record<string, readonly RouteName[]>
const named = new Set<RouteName>(Object.values(groups).flat())

export const Home: Story = {
  ...faultsOn(groups.home),
  name: 'Every fault of what home asks is said once, and home can be used afterwards',
}
export const Catalogue: Story = { ...faultsOn(groups.catalogue), name: 'The same for categories and search' }
export const Cart: Story = { ...faultsOn(groups.cart), name: 'The same for cart and checkout' }
export const OrderAgain: Story = {
  ...faultsOn(groups.again),
  name: 'The same for order again, which reads sixty answers',
}
export const Lists: Story = { ...faultsOn(groups.lists), name: 'The same for lists' }
export const Documents: Story = { ...faultsOn(groups.documents), name: 'The same for one document' }
export const Payments: Story = { ...faultsOn(groups.payments), name: 'The same for payments' }
export const Others: Story = {
  ...faultsOn(routeNames().filter((name) => !named.has(name))),
  name: 'The same for all other screens',
}
