import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import { lastingKey, writeStored } from '../foundation/storage/safeStorage.ts'
import { deliveryDraft } from '../testing/checkoutDrafts.ts'
import { chooseDespatch, deliveryIsShown } from '../testing/fillCheckout.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { CheckoutScreen } from './CheckoutScreen.tsx'

const cart = [{ productId: 'FX100001', quantity: 3 }]
const recent = {
  jobs: ['Lot 12 carport', 'Lot 7 deck'],
  addresses: [
    { address: '12 Smith Street', suburb: 'Parramatta', state: 'NSW', zipCode: '' },
    { address: '3 High Street', suburb: 'Penrith', state: 'NSW', zipCode: '' },
  ],
  contacts: [{ name: 'Kim Nguyen', phone: '0400 000 000', email: 'kim@hargreaves.example', mobile: '' }],
  recipients: [],
}
const stored = (key: 'remembered' | 'checkout') => window.sessionStorage.getItem(`trade-portal.lasting.${key}`)

const meta = {
  component: CheckoutScreen,
  ...given({ path: '/checkout', cart, clock: 'held' }),
} satisfies Meta<typeof CheckoutScreen>
export default meta
type Story = StoryObj<typeof meta>

async function openList({ canvas, userEvent }: PlayContext, kind: 'addresses' | 'contacts' | 'jobs') {
  await userEvent.click(await canvas.findByRole('button', { name: `Last used ${kind}` }))
  return within(await screen.findByRole('dialog', { name: `Last used ${kind}` }))
}

const listIsClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const LastUsed: Story = {
  beforeEach: () => void writeStored('tab', lastingKey('remembered'), [{ username: 'demo-admin', ...recent }]),
  name: 'Recent entries fill their fields, and can be deleted',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const field = (name: RegExp) => canvas.getByRole('textbox', { name })

    await step('an address', async () => {
      await chooseDespatch(context, 'Delivery to site')
      const list = await openList(context, 'addresses')
      await userEvent.click(list.getByRole('button', { name: '3 High Street, Penrith, NSW' }))
      await listIsClosed()
      await expect(field(/^Address/)).toHaveValue('3 High Street')
      await expect(field(/^Suburb/)).toHaveValue('Penrith')
      await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('New South Wales')
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Last used addresses' })).toHaveFocus())
    })

    await step('a contact', async () => {
      const list = await openList(context, 'contacts')
      await userEvent.click(list.getByRole('button', { name: /^Kim Nguyen, 0400 000 000/ }))
      await listIsClosed()
      await expect(field(/^Contact name/)).toHaveValue('Kim Nguyen')
      await expect(field(/^Contact phone/)).toHaveValue('0400 000 000')
      await expect(field(/^Contact email/)).toHaveValue('kim@hargreaves.example')
    })

    await step('a job, the last of which is offered in the empty field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use Lot 12 carport, Job name' }))
      await expect(field(/^Job name/)).toHaveValue('Lot 12 carport')
      const list = await openList(context, 'jobs')
      await userEvent.click(list.getByRole('button', { name: 'Lot 7 deck' }))
      await listIsClosed()
      await expect(field(/^Job name/)).toHaveValue('Lot 7 deck')
    })

    await step('one entry is forgotten, and all of them', async () => {
      const list = await openList(context, 'jobs')
      await userEvent.click(list.getByRole('button', { name: 'Forget Lot 12 carport' }))
      await passTimeUntil(() => expect(announcements()).toContain('Lot 12 carport forgotten'))
      await expect(list.queryByRole('button', { name: 'Lot 12 carport' })).toBeNull()
      await userEvent.click(list.getByRole('button', { name: 'Forget all' }))
      await listIsClosed()
      await expect(canvas.queryByRole('button', { name: 'Last used jobs' })).toBeNull()
      await expect(stored('remembered')).not.toContain('Lot')
    })
  },
}

export const Restored: Story = {
  ...given({ drafts: { checkout: deliveryDraft } }),
  name: 'Typed values outlive a reload, and an order keeps them',
  play: async (context) => {
    const { canvas, userEvent } = context
    const job = await canvas.findByRole('textbox', { name: /^Job name/ })
    await expect(job).toHaveValue('Lot 12 carport')
    await expect(canvas.getByRole('textbox', { name: /^Address/ })).toHaveValue('12 Smith Street')
    await userEvent.type(job, ' 2')
    await waitFor(() => expect(stored('checkout')).toContain('"jobName":"Lot 12 carport 2"'))
    await deliveryIsShown(context)
    await expect(canvas.queryByRole('button', { name: /^Last used/ })).toBeNull()
    await expect(stored('remembered')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Order' }))
    await screen.findByRole('alertdialog', { name: 'Order Placed' })
    for (const text of ['Lot 12 carport 2', '12 Smith Street', '0491 570 156'])
      await waitFor(() => expect(stored('remembered')).toContain(text))
  },
}
