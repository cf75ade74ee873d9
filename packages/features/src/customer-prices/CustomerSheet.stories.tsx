import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatMoney } from '@trade-portal/design-system'
import { given } from '@trade-portal/mocks/given'
import fc from 'fast-check'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { pricedCarts } from '../testing/pricedCarts.ts'
import { CustomerSheet } from './CustomerSheet.tsx'
import { sheetOf } from './sheetLines.ts'

const carts = fc.sample(pricedCarts, { numRuns: 200, seed: 20_261_129 })
const textOf = (cents: number | null) => formatMoney(cents, { locale: 'en-AU', currency: 'AUD' })

function Generated() {
  const [index, setIndex] = useState(0)
  const cart = carts[index]
  if (!cart) return null
  return (
    <>
      <button type="button" onClick={() => setIndex(index + 1)}>
        Next
      </button>
      <CustomerSheet
        sheet={sheetOf(cart.costs, cart.markUp, cart.ownMarkUps)}
        includesTax={false}
        letterhead={{ name: 'Hargreaves Carpentry', abn: '12 345 678 901' }}
        logo={undefined}
        customer="Dana Smith"
        jobName="12 Smith Street"
      />
    </>
  )
}

const meta = { component: Generated, ...given() } satisfies Meta<typeof Generated>
export default meta
type Story = StoryObj<typeof meta>

export const GeneratedCarts: Story = {
  name: 'The sheets of 200 carts show prices and sums, and no cost',
  play: async ({ canvas, canvasElement }) => {
    const next = await canvas.findByRole('button', { name: 'Next' })
    const failures: unknown[] = []
    for (const { costs, amounts, total } of carts) {
      const shown = canvasElement.innerHTML.match(/\$[\d,.]*\d/g) ?? []
      const expected = [
        ...amounts.flatMap(({ price, total: amount }) => (price === null ? [] : [price, amount])),
        total,
      ]
      const texts = expected.filter((cents) => cents !== null).map(textOf)
      if (JSON.stringify(shown) !== JSON.stringify(texts)) failures.push({ shown, texts })
      // A cost without its sign. By chance, a part of a price or a quantity may look like a small one.
      const large = costs.map(({ unitPrice }) => textOf(unitPrice).slice(1)).filter((cost) => cost.length > 7)
      failures.push(
        ...large.filter((cost) => canvasElement.innerText.includes(cost) && !texts.join(' ').includes(cost)),
      )
      next.click()
      await Promise.resolve()
    }
    await expect(failures).toEqual([])
    await expect(canvasElement.innerHTML).not.toContain('Next')
  },
}
