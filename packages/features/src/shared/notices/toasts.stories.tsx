import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueries } from '@tanstack/react-query'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import { operationQuery } from '../api/operationQuery.ts'
import { useApi } from '../session/useSession.ts'

/** A screen that sends fifty requests and shows none of their failures itself. */
function FiftyReads() {
  const api = useApi()
  const of = (kind: number, number: string) => {
    if (kind === 0) return operationQuery(api, 'searchProductTP', { descString: number, incGST: false })
    if (kind === 1) return operationQuery(api, 'getStatementDetail', { statementDate: number })
    if (kind === 2) return operationQuery(api, 'getProductDetails', { productID: number, incGST: false })
    if (kind === 3) return operationQuery(api, 'getCartContents', { sessionID: number })
    return operationQuery(api, 'getCartTallies', { sessionID: number, lineNo: '1' })
  }
  const found = useQueries({ queries: Array.from({ length: 50 }, (_, index) => of(index % 5, String(index))) })
  return <h1>{`${found.filter(({ isError }) => isError).length} reads have failed`}</h1>
}

const meta = { component: FiftyReads, ...given() } satisfies Meta<typeof FiftyReads>
export default meta
type Story = StoryObj<typeof meta>

export const FiftyFailures: Story = {
  ...given({
    faults: {
      searchProductTP: 'forbidden',
      getStatementDetail: 'not-json',
      getProductDetails: 'field-error',
      getCartContents: 'no-price-book',
      getCartTallies: 'no-product-data',
    },
  }),
  name: 'H09 Fifty failures at once show at most three toasts, each message once',
  play: async ({ canvas }) => {
    const page = within(document.body)
    const messages = () => page.queryAllByRole('alertdialog').map((toast) => toast.textContent)
    const seen: ReturnType<typeof messages>[] = []
    const watch = new MutationObserver(() => seen.push(messages()))
    watch.observe(document.body, { childList: true, subtree: true })
    await canvas.findByText('50 reads have failed')
    await waitFor(() => expect(messages()).toHaveLength(3))
    // Messages that wait are shown later, each once, until none is left.
    await waitFor(() => expect(messages()).toHaveLength(0), { timeout: 15_000 })
    watch.disconnect()
    await expect(Math.max(...seen.map((shown) => shown.length))).toBe(3)
    for (const shown of seen) await expect(new Set(shown).size).toBe(shown.length)
    await expect(new Set(seen.flat()).size).toBe(5)
  },
}
