import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import type { Args, QueryName } from '@trade-portal/supplier-api'
import { useEffect, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { operationQuery } from '../api/operationQuery.ts'
import { useSession } from '../session/useSession.ts'

/** A screen whose effect starts 25 fetches. StrictMode runs the effect twice, which makes fifty fetches. */
function FiftyRefreshes() {
  const client = useQueryClient()
  const { api } = useSession()
  const [failures, setFailures] = useState(0)
  useEffect(() => {
    const refresh = <Name extends QueryName>(name: Name, args: Args<Name>) => {
      const query = operationQuery(api, name, args)
      client.setQueryData(query.queryKey, 'shown before', { updatedAt: 0 })
      client.fetchQuery({ ...query, staleTime: 0 }).catch(() => setFailures((count) => count + 1))
    }
    for (const number of Array.from({ length: 5 }, (_, index) => String(index))) {
      refresh('searchProductTP', { descString: number, incGST: false })
      refresh('getStatementDetail', { statementDate: number })
      refresh('getProductDetails', { productID: number, incGST: false })
      refresh('getCartContents', { sessionID: number })
      refresh('getCartTallies', { sessionID: number, lineNo: '1' })
    }
  }, [client, api])
  return <h1>{`${failures} reads have failed`}</h1>
}

const meta = { component: FiftyRefreshes, ...given({ clock: 'held' }) } satisfies Meta<typeof FiftyRefreshes>
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
  tags: ['H09'],
  name: 'Fifty failures show at most three toasts, with no repetition',
  play: async ({ canvas }) => {
    const page = within(document.body)
    const messages = () => page.queryAllByRole('alertdialog').map((toast) => toast.textContent)
    const seen: ReturnType<typeof messages>[] = []
    const watch = new MutationObserver(() => seen.push(messages()))
    watch.observe(document.body, { childList: true, subtree: true })
    await canvas.findByText('50 reads have failed')
    await waitFor(() => expect(seen.flat()).not.toHaveLength(0))
    // Messages that had to wait are shown later, each once.
    await passTimeUntil(() => expect(messages()).toHaveLength(0))
    watch.disconnect()
    await expect(Math.max(...seen.map((shown) => shown.length))).toBe(3)
    for (const shown of seen) await expect(new Set(shown).size).toBe(shown.length)
    await expect([...new Set(seen.flat())]).toHaveLength(5)
  },
}
