import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import { lastingKey, writeStored } from '../shared/storage/safeStorage.ts'
import { choose, fillForDelivery } from '../testing/fillCheckout.ts'
import { CheckoutScreen } from './CheckoutScreen.tsx'
import { emptyCheckout } from './checkoutValues.ts'

const cart = [{ productId: 'FX100001', quantity: 3 }]
const page = within(document.body)
const username = 'demo-admin'

const remembered = {
  jobs: ['Lot 12 carport', 'Lot 7 deck'],
  addresses: [
    { address: '12 Smith Street', suburb: 'Parramatta', state: 'NSW', zipCode: '' },
    { address: '3 High Street', suburb: 'Penrith', state: 'NSW', zipCode: '' },
  ],
  contacts: [{ name: 'Kim Nguyen', phone: '0400 000 000', email: 'kim@hargreaves.example' }],
  recipients: [],
}
const rememberOf = (user: string) =>
  void writeStored('tab', lastingKey('remembered'), { username: user, value: remembered })

const { shipping, delivery } = emptyCheckout('kim@hargreaves.example', '10')
const typed = {
  shipping: { ...shipping, despatchType: 'DELIVERY', jobName: 'Lot 99 shed', address: '12 Smith Street' },
  delivery,
  confirmedAddress: '',
}
const draftOf = (user: string) => void writeStored('tab', 'checkout', { username: user, values: typed })

const meta = {
  component: CheckoutScreen,
  ...given({ path: '/checkout', cart }),
  beforeEach: () => rememberOf(username),
} satisfies Meta<typeof CheckoutScreen>
export default meta
type Story = StoryObj<typeof meta>

const openList = async ({ canvas, userEvent }: Parameters<typeof choose>[0], title: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: title }))
  return await page.findByRole('dialog', { name: title })
}

export const Typical: Story = {
  tags: ['state'],
  name: 'A last used address fills all its fields',
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, /Despatch type/, 'Delivery to site')
    const list = await openList({ canvas, userEvent }, 'Last used addresses')
    await userEvent.click(within(list).getByRole('button', { name: '3 High Street, Penrith, NSW' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('textbox', { name: /^Address/ })).toHaveValue('3 High Street')
    await expect(canvas.getByRole('textbox', { name: /^Suburb/ })).toHaveValue('Penrith')
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveTextContent('New South Wales')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Last used addresses' })).toHaveFocus())
  },
}

export const ListOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, /Despatch type/, 'Delivery to site')
    const list = await openList({ canvas, userEvent }, 'Last used addresses')
    await within(list).findByText('12 Smith Street, Parramatta, NSW')
  },
}

export const OnAPhone: Story = { ...ListOpen, name: 'On A Phone', globals: { viewport: { value: 'mobile1' } } }

export const ContactUsed: Story = {
  name: 'A last used contact fills name, phone and e-mail address',
  play: async ({ canvas, userEvent }) => {
    const list = await openList({ canvas, userEvent }, 'Last used contacts')
    await userEvent.click(within(list).getByRole('button', { name: /^Kim Nguyen, 0400 000 000/ }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Contact name/ })).toHaveValue('Kim Nguyen'))
    await expect(canvas.getByRole('textbox', { name: /^Contact phone/ })).toHaveValue('0400 000 000')
    await expect(canvas.getByRole('textbox', { name: /^Contact email/ })).toHaveValue('kim@hargreaves.example')
  },
}

export const JobUsed: Story = {
  name: 'The last job is offered in the empty field, and all of them in a list',
  play: async ({ canvas, userEvent }) => {
    const job = await canvas.findByRole('textbox', { name: /^Job name/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Use Lot 12 carport, Job name' }))
    await expect(job).toHaveValue('Lot 12 carport')
    const list = await openList({ canvas, userEvent }, 'Last used jobs')
    await userEvent.click(within(list).getByRole('button', { name: 'Lot 7 deck' }))
    await waitFor(() => expect(job).toHaveValue('Lot 7 deck'))
  },
}

export const Forgotten: Story = {
  name: 'One entry can be forgotten, and all of them',
  play: async ({ canvas, userEvent }) => {
    const list = await openList({ canvas, userEvent }, 'Last used jobs')
    await userEvent.click(within(list).getByRole('button', { name: 'Forget Lot 12 carport' }))
    await waitFor(() => expect(heard()).toContain('Lot 12 carport forgotten'))
    await expect(within(list).queryByRole('button', { name: 'Lot 12 carport' })).toBeNull()
    await userEvent.click(within(list).getByRole('button', { name: 'Forget all' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(canvas.queryByRole('button', { name: 'Last used jobs' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Last used contacts' })).toBeVisible()
    await expect(window.sessionStorage.getItem('trade-portal.lasting.remembered')).not.toContain('Lot')
  },
}

export const RememberedAfterAnOrder: Story = {
  beforeEach: () => window.sessionStorage.removeItem('trade-portal.lasting.remembered'),
  name: 'An order is remembered once it is placed, not before',
  play: async ({ canvas, userEvent }) => {
    const stored = () => window.sessionStorage.getItem('trade-portal.lasting.remembered') ?? ''
    await fillForDelivery({ canvas, userEvent })
    await expect(canvas.queryByRole('button', { name: /^Last used/ })).toBeNull()
    await expect(stored()).toBe('')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Order' }))
    await page.findByRole('alertdialog', { name: 'Order Placed' })
    await waitFor(() => expect(stored()).toContain('Lot 12 carport'))
    await expect(stored()).toContain('12 Smith Street')
    await expect(stored()).toContain('0491 570 156')
  },
}

export const OfAnotherUser: Story = {
  beforeEach: () => {
    rememberOf('demo-sales')
    draftOf('demo-sales')
  },
  name: 'What another user has entered is neither offered nor filled in',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Job name/ })).toHaveValue('')
    await expect(canvas.queryByRole('button', { name: /^Last used/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Use Lot/ })).toBeNull()
  },
}

export const DraftRestored: Story = {
  tags: ['state'],
  beforeEach: () => draftOf(username),
  name: 'What was typed before a reload is in the form again',
  play: async ({ canvas, userEvent }) => {
    const job = await canvas.findByRole('textbox', { name: /^Job name/ })
    await expect(job).toHaveValue('Lot 99 shed')
    await expect(await canvas.findByRole('textbox', { name: /^Address/ })).toHaveValue('12 Smith Street')
    await userEvent.type(job, ' 2')
    await waitFor(() =>
      expect(window.sessionStorage.getItem('trade-portal.checkout')).toContain('"jobName":"Lot 99 shed 2"'),
    )
  },
}

export const DraftOfAnOlderVersion: Story = {
  beforeEach: () => void writeStored('tab', 'checkout', { username, values: { job: 'Lot 1' } }),
  tags: ['F04'],
  name: 'A draft of an older version is dropped',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Job name/ })).toHaveValue('')
    await expect(window.sessionStorage.getItem('trade-portal.checkout')).toBeNull()
  },
}
