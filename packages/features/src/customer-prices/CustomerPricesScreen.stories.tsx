import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatMoney } from '@trade-portal/design-system'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import type { CartLine } from '@trade-portal/supplier-api'
import fc from 'fast-check'
import { useEffect, useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { exampleLine } from '../testing/exampleLine.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { pricedCarts } from '../testing/pricedCarts.ts'
import { isNotAvailable } from '../testing/screenStates.ts'
import { usePricing, type GoodsToPrice } from '../trade/customer-prices/pricing.ts'
import { CustomerPricesScreen } from './CustomerPricesScreen.tsx'
import { CustomerSheet } from './CustomerSheet.tsx'
import { sheetOf } from './sheetLines.ts'

const lines: readonly CartLine[] = [
  exampleLine,
  {
    ...exampleLine,
    lineId: '2',
    productId: 'TM100001',
    name: 'Pine Framing MGP10',
    unit: 'LM',
    quantity: 13.2,
    unitPrice: 570,
  },
  {
    ...exampleLine,
    lineId: '3',
    productId: 'FX100040',
    name: 'Steel beam, special order',
    quantity: 1,
    unitPrice: null,
  },
]
const goods: GoodsToPrice = { title: 'Your cart', jobName: '12 Smith Street', lines }

interface PricedProps {
  readonly goods?: GoodsToPrice
}

/** The screen as another screen opens it, with goods to price. */
function Priced(props: PricedProps) {
  const { goods: priced, change } = usePricing()
  useEffect(() => {
    if (!priced && props.goods) change({ goods: props.goods, jobName: props.goods.jobName })
  })
  return <CustomerPricesScreen />
}

const meta = {
  component: Priced,
  args: { goods },
  ...given({ path: '/customer-prices', clock: 'held' }),
} satisfies Meta<typeof Priced>
export default meta
type Story = StoryObj<typeof meta>

const field = ({ canvas }: Pick<PlayContext, 'canvas'>, name: string) => canvas.findByRole('spinbutton', { name })

async function markUpAll(context: PlayContext, percent: string) {
  const markUp = await field(context, 'Mark-up for all lines (%)')
  await context.userEvent.clear(markUp)
  await context.userEvent.type(markUp, `${percent}{Enter}`)
}

/** What is in the document while it is printed. */
async function printed(): Promise<string> {
  window.dispatchEvent(new Event('beforeprint'))
  await screen.findByRole('heading', { name: 'Quote', hidden: true })
  const text = `${document.title} ${document.documentElement.outerHTML}`
  window.dispatchEvent(new Event('afterprint'))
  return text
}

export const Typical: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context

    await step('a mark-up for all lines gives each its price', async () => {
      await canvas.findByText('Enter a mark-up to see the prices.')
      await markUpAll(context, '20')
      const table = within(canvas.getByRole('table', { name: 'Lines to price' }))
      await expect(table.getByText('$1.26')).toBeVisible()
      await expect(table.getByText('$90.29')).toBeVisible()
      const sums = 'Their total: $94.07. Your cost: $78.39. Your margin: $15.68.'
      await canvas.findAllByText('$94.07')
      await passTimeUntil(() => expect(announcements()).toContain(sums))
    })

    await step('a line can have its own', async () => {
      await userEvent.type(await field(context, 'Mark-up of Joist Hanger (%)'), '100{Enter}')
      await canvas.findAllByText('$96.59')
    })
  },
}

export const Many: Story = {
  args: {
    goods: {
      ...goods,
      lines: Array.from({ length: 120 }, (_, index) => ({
        ...exampleLine,
        lineId: String(index),
        unitPrice: 100 + index,
      })),
    },
  },
  play: async (context) => {
    await markUpAll(context, '10')
    // The header, 120 lines and three totals.
    await expect(context.canvas.getAllByRole('row')).toHaveLength(124)
  },
}

export const Empty: Story = {
  args: {},
  render: () => <CustomerPricesScreen />,
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing to price yet.')
    await expect(canvas.queryByRole('button', { name: 'Print or save as PDF' })).toBeNull()
    await expect(canvas.getByRole('switch', { name: 'Hide my prices' })).not.toBeChecked()
  },
}

export const NotAllowed: Story = { ...given({ settings: { shopping_cart_disabled: true } }), play: isNotAvailable }

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await markUpAll(context, '20')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** $1.05, $5.70, $3.15, $75.24 and $78.39, with and without their signs. */
const costs = /\b(?:1\.05|5\.70|3\.15|75\.24|78\.39)\b/

export const Printed: Story = {
  ...given({ cart: [{ productId: 'FX100001', quantity: 3 }] }),
  globals: { shell: 'with' },
  name: 'The printed page has no cost, its title no supplier',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await markUpAll(context, '20')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Customer' }), 'Dana Smith')
    await expect(document.body.innerHTML).toMatch(costs)

    await step('on paper', async () => {
      const text = await printed()
      await expect(text).not.toMatch(costs)
      await expect(text).toContain('Dana Smith')
      await expect(text).toContain('$94.07')
      await expect(text).toContain('All prices exclude GST.')
      await expect(text).toContain('The total is without 1 item to be confirmed.')
      await expect(text).toMatch(/^Quote 12 Smith Street </)
      await expect(document.title).toMatch(/^Prices for my customer – /)
    })

    await step('and on the screen, while prices are hidden; the cart’s total is hidden too', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Hide my prices' }))
      await canvas.findByRole('heading', { name: 'Quote' })
      await expect(document.body.innerHTML).not.toMatch(costs)
      await expect(canvas.getByRole('link', { name: 'Cart, 3 items' })).toBeInTheDocument()
      await userEvent.click(canvas.getByRole('switch', { name: 'Hide my prices' }))
      await field(context, 'Mark-up for all lines (%)')
    })
  },
}

async function logoFile(): Promise<File> {
  const canvas = new OffscreenCanvas(960, 320)
  canvas.getContext('2d')?.fillRect(0, 0, 960, 320)
  return new File([await canvas.convertToBlob()], 'logo.png', { type: 'image/png' })
}

function logoInput(): HTMLInputElement {
  const input = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no place for a file')
  return input
}

export const Letterhead: Story = {
  name: 'The letterhead is kept on the device and heads the sheet',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Letterhead' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Your letterhead' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Your business name/ }), 'Hargreaves Carpentry')
    await userEvent.type(dialog.getByRole('textbox', { name: 'ABN' }), '12 345')
    await userEvent.type(dialog.getByRole('spinbutton', { name: 'Usual mark-up (%)' }), '20{Tab}')

    await step('a file that is no picture, or too large, is refused', async () => {
      await userEvent.upload(logoInput(), new File(['<svg>'], 'logo.png', { type: 'image/png' }))
      await dialog.findByText(/^We could not read this file as a picture\./)
      await userEvent.upload(logoInput(), new File([new Uint8Array(2_000_001)], 'logo.png', { type: 'image/png' }))
      await dialog.findByText(/^This file is too large\./)
    })

    await step('a wrong ABN is refused', async () => {
      await userEvent.upload(logoInput(), await logoFile())
      await waitFor(() => expect(screen.getByRole('dialog').querySelector('canvas')).toHaveAttribute('width', '480'))
      await userEvent.click(dialog.getByRole('button', { name: 'Save letterhead' }))
      await dialog.findByText('1 thing needs attention')
      await expect(dialog.getByRole('textbox', { name: 'ABN' })).toBeInvalid()
      await userEvent.type(dialog.getByRole('textbox', { name: 'ABN' }), ' 678 901')
      await userEvent.click(dialog.getByRole('button', { name: 'Save letterhead' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })

    await step('the sheet begins with it, and its mark-up applies', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Hide my prices' }))
      await expect(await canvas.findByText('Hargreaves Carpentry')).toBeVisible()
      await expect(canvas.getByText('ABN 12 345 678 901')).toBeVisible()
      await expect(canvas.getAllByText('$94.07')[0]).toBeVisible()
      await waitFor(() => expect(context.canvasElement.querySelector('canvas')).toBeVisible())
      await expect(await printed()).toMatch(/^Quote 12 Smith Street – Hargreaves Carpentry </)
    })
  },
}

export const TaxMode: Story = {
  ...given({ usa: true }),
  tags: ['state'],
  name: 'In the United States, tax comes later',
  play: async (context) => {
    await markUpAll(context, '20')
    await context.userEvent.click(context.canvas.getByRole('switch', { name: 'Hide my prices' }))
    await context.canvas.findByText(/^Prices exclude tax, which is added later\./)
  },
}

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

export const GeneratedCarts: Story = {
  render: () => <Generated />,
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
