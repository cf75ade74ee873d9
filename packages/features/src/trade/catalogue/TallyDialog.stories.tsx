import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@trade-portal/design-system'
import { announcements, contentAnnouncements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { allAnswered } from '../../testing/allAnswered.ts'
import { watchPayloads } from '../../testing/watchPayloads.ts'
import { usePricing } from '../customer-prices/pricing.ts'
import { TallyDialog, type TallyDialogProps } from './TallyDialog.tsx'
import { TallyTotal } from './TallyTotal.tsx'

const meta = {
  component: TallyDialog,
  ...given({ clock: 'held' }),
  args: {
    // A product that can be ordered in any length.
    productId: 'TM100009',
    name: 'Pine Framing MGP12 70 x 35 mm',
    unit: 'LM',
    price: { amount: 570, unit: 'LM' },
    onClose: fn(),
  },
} satisfies Meta<typeof TallyDialog>
export default meta
type Story = StoryObj<typeof meta>

const named = (field: string, number: number) => (number === 1 ? field : `${field} ${number}`)
const length = (number: number) => screen.getByRole('spinbutton', { name: `${named('Length', number)} (m)` })
const quantity = (number: number) => screen.getByRole('spinbutton', { name: named('Quantity', number) })
const quantityOf = (metres: string) => screen.getByRole('spinbutton', { name: `Quantity of ${metres} m` })
const remove = (number: number) => screen.getByRole('button', { name: `Remove length ${number}` })
const add = () => screen.getByRole('button', { name: 'Add to cart' })
const hasFocus = (element: () => HTMLElement) => waitFor(() => expect(element()).toHaveFocus())
const totalIs = (metres: string) =>
  screen.findByText(Number(metres) === 0 ? /^Enter a length/ : new RegExp(`= ${Number(metres)} m$`))

export const Typical: Story = {
  play: async ({ args, userEvent, step }) => {
    const sent = watchPayloads('addCartProduct')

    await step('at first, nothing can be added', async () => {
      await screen.findByRole('dialog', { name: `Tally: ${args.name}` })
      await totalIs('0.00')
      await hasFocus(() => length(1))
      await expect(add()).toBeDisabled()
      await screen.findByText('Enter a length and its quantity first.')
    })

    await step('the total updates at each keystroke, and is announced when typing pauses', async () => {
      await userEvent.keyboard('3.')
      await totalIs('3.00')
      await passTimeUntil(() =>
        expect(announcements()).toContainEqual(expect.stringMatching(/^Total length: 3\.00 m\. Estimated \$17\.10/)),
      )
      await userEvent.keyboard('3')
      await screen.findByText('Estimated $18.81 ex GST, at $5.70 per LM')
    })

    await step('Enter moves to the quantity, then adds a length; in an empty length it moves to Add', async () => {
      await userEvent.keyboard('{Enter}')
      await hasFocus(() => quantity(1))
      await userEvent.keyboard('4{Enter}')
      await hasFocus(() => length(2))
      await userEvent.keyboard('0.01{Enter}10{Enter}')
      await hasFocus(() => length(3))
      await totalIs('13.30')
      await userEvent.keyboard('{Enter}')
      await hasFocus(add)
      await expect(args.onClose).not.toHaveBeenCalled()
    })

    await step('Add works at the first press after typing', async () => {
      await userEvent.click(length(3))
      await userEvent.keyboard('2.4')
      await userEvent.click(add())
      await waitFor(() => expect(args.onClose).toHaveBeenCalled())
      const tallyLength = [
        { length: 3.3, qty: 4 },
        { length: 0.01, qty: 10 },
        { length: 2.4, qty: 1 },
      ]
      await expect(sent()).toEqual([expect.objectContaining({ quoteQty: 15.7, tallyLength })])
    })
  },
}

export const WrongEntry: Story = {
  name: 'A fractional quantity must be corrected before it is added',
  play: async ({ userEvent }) => {
    await hasFocus(() => length(1))
    await userEvent.keyboard('2.4{Enter}1{Enter}')
    await hasFocus(() => length(2))
    await userEvent.keyboard('3{Enter}2.6{Tab}')
    await screen.findByText('Only whole numbers can be entered.')
    await totalIs('2.40')
    await userEvent.click(add())
    await hasFocus(() => quantity(2))
    await userEvent.clear(quantity(2))
    await userEvent.type(quantity(2), '-3{Tab}')
    await screen.findByText('The least is 0, so it became 0.')
    await totalIs('2.40')
  },
}

export const LineIsChanged: Story = {
  ...given({ cart: [{ productId: 'TM100009', quantity: 13.2, tallies: [{ length: 3.3, qty: 4 }] }] }),
  args: {
    line: {
      lineId: '1',
      tallies: [
        { length: 3.3, quantity: 4 },
        { length: 2.4, quantity: 1 },
        { length: 1.2, quantity: 2 },
      ],
    },
  },
  name: 'Lengths of a cart line can be removed and changed',
  play: async ({ args, userEvent }) => {
    await totalIs('18.00')
    await userEvent.click(await screen.findByRole('button', { name: 'Remove length 2' }))
    await waitFor(() => expect(length(2)).toHaveValue('1.2'))
    await hasFocus(() => remove(2))
    await userEvent.click(remove(1))
    await totalIs('2.40')
    // The only length cannot be removed.
    await hasFocus(() => length(1))
    await expect(remove(1)).toBeDisabled()
    await userEvent.type(quantity(1), '{Backspace}5{Tab}')
    await totalIs('6.00')
    await userEvent.click(screen.getByRole('button', { name: 'Update cart' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

function Opener(args: TallyDialogProps) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Tally</Button>
      {isOpen && <TallyDialog {...args} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** The story is at the address of the prices, so that pressing the button does not leave it. */
export const PricedForCustomer: Story = {
  name: 'Lengths priced for a customer are there on coming back',
  ...given({ path: '/customer-prices', clock: 'held' }),
  render: function Pricing(args) {
    const { goods, tally } = usePricing()
    return goods && !tally ? <p>Saved</p> : <TallyDialog {...args} key={goods?.title} />
  },
  play: async ({ userEvent, step }) => {
    await hasFocus(() => length(1))
    await userEvent.keyboard('3.3{Enter}4{Enter}')
    await step('the key makes a new dialog, as a visit does', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'More' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Prices for my customer' }))
      await totalIs('13.20')
    })
    await step('saving forgets them', async () => {
      await userEvent.click(add())
      await screen.findByText('Saved')
    })
  },
}

export const OpenedAgain: Story = {
  name: 'A late answer does not close a dialog that was reopened',
  render: Opener,
  play: async ({ canvas, userEvent, msw }) => {
    const sent = watchPayloads('addCartProduct')
    const answer = holdCalls(msw, 'addCartProduct')
    await hasFocus(() => length(1))
    await userEvent.keyboard('3{Tab}')
    await userEvent.click(add())
    await waitFor(() => expect(sent()).toHaveLength(1))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Tally' }))
    await hasFocus(() => length(1))
    await userEvent.keyboard('4')
    answer()
    await allAnswered()
    await waitFor(() => expect(length(1)).toBeVisible())
    await expect(length(1)).toHaveValue('4')
  },
}

/** The total has a price if it is known, and says whether that includes tax. */
export const Prices: Story = {
  ...given({ settings: { tax_inclusive: true } }),
  render: () => (
    <>
      <TallyTotal tallies={[{ length: 1, quantity: 1 }]} price={{ amount: 570, unit: 'LM' }} isCartPrice={false} />
      <TallyTotal tallies={[{ length: 2, quantity: 1 }]} price={{ amount: null, unit: 'LM' }} isCartPrice={false} />
      <TallyTotal tallies={[{ length: 3, quantity: 1 }]} price={{ amount: 570, unit: 'EA' }} isCartPrice={false} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await totalIs('3.00')
    await expect(canvasElement.innerText.split('\n')).toEqual([
      '1 × 1 = 1 m',
      'Estimated $5.70 inc GST, at $5.70 per LM',
      '1 × 2 = 2 m',
      'Price on request',
      '1 × 3 = 3 m',
    ])
  },
}

export const ManyLengthsOnAPhone: Story = {
  args: {
    line: { lineId: '1', tallies: Array.from({ length: 14 }, (_, at) => ({ length: 2.4 + at * 0.3, quantity: 2 })) },
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    // The total and the button stay visible below the lengths.
    const total = await totalIs('121.80')
    await waitFor(() => expect(total).toBeVisible())
    const { bottom } = screen.getByRole('button', { name: 'Update cart' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

const stocked = { productId: 'TM100001', name: 'Pine Framing MGP10 70 x 35 mm' }

export const StockedLengths: Story = {
  args: stocked,
  name: 'Quantities can be entered for each stocked length and sent',
  play: async ({ args, userEvent }) => {
    const sent = watchPayloads('addCartProduct')
    await hasFocus(() => quantityOf('2.4'))
    const fields = within(screen.getByRole('list', { name: 'Stocked lengths' })).getAllByRole('spinbutton')
    await expect(fields).toHaveLength(8)
    for (const field of fields) await expect(field).toHaveValue('0')
    await expect(add()).toBeDisabled()
    await userEvent.click(quantityOf('3'))
    // Enter moves to the next length.
    await userEvent.keyboard('4{Enter}')
    await hasFocus(() => quantityOf('3.6'))
    await screen.findByText('Estimated $68.40 ex GST, at $5.70 per LM')
    await userEvent.click(quantityOf('6'))
    await userEvent.keyboard('2{Enter}')
    await hasFocus(add)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    const tallyLength = [
      { length: 3, qty: 4 },
      { length: 6, qty: 2 },
    ]
    await expect(sent()).toEqual([expect.objectContaining({ productID: 'TM100001', quoteQty: 24, tallyLength })])
  },
}

export const NoLongerStocked: Story = {
  args: { ...stocked, line: { lineId: '1', tallies: [{ length: 3.3, quantity: 4 }] } },
  name: 'Lengths that are no longer stocked are not sent',
  play: async ({ userEvent }) => {
    const sent = watchPayloads('updateCartProduct')
    await waitFor(() => expect(quantityOf('3.3')).toHaveValue('4'))
    await expect(quantityOf('2.4')).toHaveValue('0')
    await expect(screen.getAllByText('Not in the list of stocked lengths')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Update cart' }))
    const error = within(await screen.findByRole('alertdialog', { name: 'Error' }))
    await error.findByText(/^3\.3 m is not a stocked length\. Choose from 2\.4, 2\.7, 3, .* and 6 m\.$/)
    // The Error dialog opens above another dialog, and must get the focus.
    await hasFocus(() => error.getByRole('button', { name: 'OK' }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(quantityOf('3.3')).toHaveValue('4'))
    await expect(sent()).toEqual([])
  },
}

export const LengthsLoading: Story = {
  args: stocked,
  ...given({ latency: { getLengthsForProduct: 'forever' } }),
  tags: ['state'],
  play: async ({ userEvent }) => {
    const loading = 'Loading the stocked lengths'
    await screen.findByText(loading)
    await passTimeUntil(() => expect(contentAnnouncements(loading)).toEqual([loading]))
    await userEvent.click(screen.getByRole('button', { name: 'Enter lengths without waiting' }))
    await hasFocus(() => length(1))
    await userEvent.keyboard('3.3')
    await totalIs('3.30')
  },
}

export const LengthsFailed: Story = {
  args: stocked,
  ...given({ faults: { getLengthsForProduct: { fault: 'forbidden', times: 1 } } }),
  name: 'Lengths already entered are kept when stocked lengths load',
  play: async ({ userEvent }) => {
    await screen.findByText('We could not load the stocked lengths. You can enter any length.')
    await userEvent.type(length(1), '3.3{Enter}2{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(quantityOf('2.4')).toHaveValue('0'))
    await expect(quantityOf('3.3')).toHaveValue('2')
    await totalIs('6.60')
  },
}
