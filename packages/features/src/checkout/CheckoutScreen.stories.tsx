import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import { lastingKey, writeStored } from '../foundation/storage/safeStorage.ts'
import { AfterProduct } from '../testing/AfterProduct.tsx'
import { allAnswered } from '../testing/allAnswered.ts'
import { deliveryDraft, pickupDraft } from '../testing/checkoutDrafts.ts'
import { atCheckout, choose, chooseDespatch, closeError, orderIsPlaced, press } from '../testing/fillCheckout.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { failed, loading, saysOnHold } from '../testing/screenStates.ts'
import { setClock } from '../testing/setClock.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { CheckoutScreen } from './CheckoutScreen.tsx'

const cart = [{ productId: 'FX100001', quantity: 3 }]
const priceHint = 'If selected, delivery price will be added upon order'
const meta = {
  component: CheckoutScreen,
  ...given({ path: '/checkout', cart, clock: 'held' }),
} satisfies Meta<typeof CheckoutScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Order Details' })
    await expect((await canvas.findByText('Items')).nextSibling).toHaveTextContent('3')
    await waitFor(() => expect(canvas.getByText('Sub total ex GST')).toBeVisible())
    await expect(canvas.getByText(/^3 EA [A-Z]/)).toBeVisible()
    await waitFor(() => expect(canvas.getByText('Total inc GST')).toBeVisible())
    await expect(canvas.getByLabelText(/^Contact email/)).toHaveValue('office@hargreaves.example')
    await expect(canvas.getByRole('button', { name: 'Confirm Order' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Create Quote' })).toBeEnabled()
    await expect(canvas.getByRole('link', { name: 'Back to Review Cart' })).toHaveAttribute('href', '/cart')
  },
}

export const Empty: Story = {
  ...given({ cart: 'none' }),
  tags: ['B13'],
  play: async ({ canvas }) => {
    await canvas.findByText('Your cart is empty.')
    await expect(canvas.getByRole('link', { name: 'View Products' })).toHaveAttribute('href', '/products')
    await expect(canvas.queryByRole('button', { name: 'Confirm Order' })).toBeNull()
  },
}

export const Loading: Story = loading('getListDespatchMethod', 'the checkout', 'Order Details')
export const Failed: Story = failed('getVehicleTypes', 'the checkout')

export const Refused: Story = {
  ...given({ drafts: { checkout: pickupDraft }, faults: { processComplete: 'field-errors' } }),
  play: async (context) => {
    await atCheckout(context)
    await press(context, 'Confirm Order')
    const error = within(await screen.findByRole('alertdialog', { name: 'Error' }))
    await error.findByText('This order reference has already been used')
    await context.userEvent.click(error.getByRole('button', { name: 'OK' }))
    const reference = await context.canvas.findByRole('textbox', { name: /^Order reference/ })
    await waitFor(() => expect(reference).toHaveFocus())
    await expect(reference).toHaveAccessibleDescription('This order reference has already been used')
    await expect(context.canvas.getByRole('textbox', { name: /^Required date/ })).toHaveAccessibleDescription(
      /We do not deliver on this day/,
    )
  },
}

export const RefusedOnAPhone: Story = {
  ...Refused,
  globals: { viewport: { value: 'mobile1' } },
  name: 'On a phone, a refusal opens the part with the field',
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await Typical.play?.(context)
    const bar = context.canvas.getByRole('region', { name: 'Order' })
    await expect(within(bar).getByText(/inc GST$/)).toBeVisible()
    await expect(within(bar).getByRole('button', { name: 'Confirm Order' })).toBeVisible()
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight)
    await expect(context.canvas.getByText('Sam Hargreaves').parentElement).toHaveTextContent(
      'Sam Hargreaves02 9555 0101 · office@hargreaves.example',
    )
  },
}

const lateDraft = { ...pickupDraft, delivery: { ...pickupDraft.delivery, requiredDate: '2020-11-23' } }

export const KnownOnAPhone: Story = {
  ...given({ drafts: { checkout: lateDraft } }),
  globals: { viewport: { value: 'mobile1' } },
  name: 'On a phone, what is known is one line each, with Change',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const changes = () => canvas.getAllByRole('button', { name: /^Change/ })
    const fields = () => canvas.queryAllByRole('textbox').map((field) => field.closest('[data-label]')?.textContent)
    const parts = ['despatch type', 'job', 'branch', 'contact', 'required date']

    await step('the lines name everything that was entered', async () => {
      await atCheckout(context)
      await expect(changes().map(({ ariaLabel }) => ariaLabel)).toEqual(parts.map((part) => `Change ${part}`))
      await expect(fields()).toEqual([])
      await expect(changes().map(({ previousSibling }) => previousSibling?.textContent)).toEqual([
        'Pickup from branch',
        'Lot 12 carportRef PO-2001',
        'Branch: Parramatta',
        'Sam Hargreaves0491 570 156 · sam@hargreaves.example',
        'Mon 23/11/2020, 8:00 am',
      ])
    })

    await step('Change opens the same fields and moves the focus to them', async () => {
      await press(context, 'Change contact')
      await expect(canvas.getByRole('group', { name: 'contact' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('textbox', { name: /^Contact name/ })).toHaveFocus()
      await expect(changes()).toHaveLength(4)
    })

    await step('a part closes when another is changed, unless something required is missing', async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: /^Contact name/ }))
      await press(context, 'Change job')
      await userEvent.click(canvas.getByRole('textbox', { name: /^Contact name/ }))
      await userEvent.paste('Kim Nguyen')
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Change job' })).toBeVisible())
      await press(context, 'Change branch')
      await waitFor(() => expect(canvas.getByText('Kim Nguyen')).toBeVisible())
    })

    await step('an error opens its part and takes the focus', async () => {
      await press(context, 'Confirm Order')
      await canvas.findByText('The Required date is in the past')
      await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Required date/ })).toHaveFocus())
      await userEvent.click(canvas.getByRole('button', { name: 'Tomorrow, Required date' }))
      await press(context, 'Confirm Order')
      await orderIsPlaced()
    })
  },
}

const { shipping, ...others } = pickupDraft
const sameJob = { ...others, shipping: { ...shipping, jobName: 'whitlam st duplex', reference: '' } }

export const OrderedBefore: Story = {
  ...given({ cart: [{ productId: 'PB100007', quantity: 35 }], drafts: { checkout: sameJob } }),
  name: 'A recent order of the same goods for the job is named',
  beforeEach: () => setClock('2026-11-16T12:00:00'),
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const title = 'Order 481278 has the same goods'
    await step('with its number, its date and a link', async () => {
      await canvas.findByText(title)
      const text = /^It has the same job name Whitlam St duplex, and its delivery date is 15\/11\/2026\./
      await expect(canvas.getByText(text)).toBeVisible()
      await passTimeUntil(() => expect(announcements().join()).toContain(title))
      await expect(canvas.getByRole('link', { name: 'View order' })).toHaveAttribute('href', '/orders/481278-0')
    })

    await step('only while the job name or the reference is the same', async () => {
      const job = canvas.getByRole('textbox', { name: /^Job name/ })
      await userEvent.clear(job)
      await waitFor(() => expect(canvas.queryByText(title)).toBeNull())
      await userEvent.click(canvas.getByRole('textbox', { name: /^Order reference/ }))
      await userEvent.paste('po-1079')
      await canvas.findByText(/^It has the same order reference PO-1079/)
      await userEvent.click(job)
      await userEvent.paste('Deck')
    })

    await step('the order can be confirmed all the same', async () => {
      await press(context, 'Confirm Order')
      await orderIsPlaced()
      await expect(canvas.queryByText(title)).toBeNull()
    })
  },
}

export const KnownStock: Story = {
  name: 'The goods show their stock if the session knows it',
  render: () => (
    <AfterProduct productId="FX100001">
      <CheckoutScreen />
    </AfterProduct>
  ),
  play: async ({ canvas }) => {
    const goods = within(await canvas.findByRole('list', { name: 'Goods' }))
    await expect(goods.getByRole('listitem')).toHaveTextContent(/^3 EA Joist Hanger.* In Stock$/)
  },
}

export const OtherGoodsBefore: Story = {
  ...given({ cart: [{ productId: 'PB100007', quantity: 34 }], drafts: { checkout: sameJob } }),
  name: 'A recent order of other goods for the job is not named',
  beforeEach: () => setClock('2026-11-16T12:00:00'),
  play: async (context) => {
    const read = watchCalls('getTransactionTP')
    await atCheckout(context)
    await waitFor(() => expect(read()).toBe(1))
    await allAnswered()
    await expect(context.canvas.queryByText(/has the same goods/)).toBeNull()
  },
}

export const NothingChosenYet: Story = {
  name: 'Before a despatch type is chosen, few fields are required',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const field = (name: RegExp) => canvas.getByRole('textbox', { name })
    const sent = watchCalls('processComplete')

    await step('Confirm Order lists the missing fields and focuses the first', async () => {
      await press(context, 'Confirm Order')
      const errors = await canvas.findByRole('region', { name: '3 things need attention' })
      // Only the number of errors is announced, because the focused field announces its own error.
      await passTimeUntil(() => expect(announcements()).toContain('3 things need attention'))
      const links = within(errors).getAllByRole('link')
      await expect(links.map(({ textContent }) => textContent)).toEqual(['Despatch type', 'Job name', 'Required date'])
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'Pickup from branch' })).toHaveFocus())
      for (const name of [/^Address/, /^Suburb/]) await expect(canvas.queryByRole('textbox', { name })).toBeNull()
      for (const name of ['State', 'Vehicle type', 'Branch'])
        await expect(canvas.queryByRole('combobox', { name })).toBeNull()
      await expect(sent()).toBe(0)
    })

    await step(
      "the user's name and the account's phone number are filled in, and offered again if removed",
      async () => {
        await expect(field(/^Contact name/)).toHaveValue('Sam Hargreaves')
        await expect(field(/^Contact phone/)).toHaveValue('02 9555 0101')
        await userEvent.clear(field(/^Contact name/))
        await userEvent.clear(field(/^Contact phone/))
        await userEvent.click(canvas.getByRole('button', { name: 'Use Sam Hargreaves, Contact name' }))
        await expect(field(/^Contact name/)).toHaveValue('Sam Hargreaves')
        await userEvent.click(await canvas.findByRole('button', { name: /^Use 0/ }))
        await expect(field(/^Contact phone/)).toHaveValue('02 9555 0101')
      },
    )

    await step('a button fills in tomorrow’s date', async () => {
      await expect(field(/^Required date/)).toHaveValue('')
      await userEvent.click(canvas.getByRole('button', { name: 'Tomorrow, Required date' }))
      await expect(field(/^Required date/)).not.toHaveValue('')
    })
  },
}

const methodNames = ['Pickup', 'Ute', 'Truck', 'Crane', 'Courier']
const DespatchMethodList = methodNames.map((methodName, index) => ({
  methodName,
  methodDesc: methodName,
  delivery: index === 0,
}))

export const ManyMethods: Story = {
  ...given({ recording: { getListDespatchMethod: [{ request: {}, answer: { DespatchMethodList } }] } }),
  name: 'Five or more despatch methods are shown as a list',
  play: async (context) => {
    await choose(context, /Despatch type/, 'Pickup')
    await expect(await context.canvas.findByRole('combobox', { name: 'Branch' })).toHaveDisplayValue('Parramatta')
  },
}

export const DespatchTypes: Story = {
  name: 'Each despatch type shows and announces the fields it needs',
  play: async (context) => {
    const { canvas, userEvent, step } = context

    await step('a delivery asks for an address and a vehicle', async () => {
      await chooseDespatch(context, 'Delivery to site')
      const vehicle = await canvas.findByRole('combobox', { name: 'Vehicle type' })
      await expect(vehicle).toHaveAccessibleDescription(priceHint)
      await expect(canvas.getByRole('checkbox', { name: /Onsite/ })).toHaveAccessibleDescription(priceHint)
      await expect(canvas.getByRole('checkbox', { name: /Onsite/ })).not.toBeChecked()
      await expect(canvas.queryByRole('combobox', { name: 'Branch' })).toBeNull()
      await expect(canvas.getByRole('textbox', { name: /^Address/ })).toBeRequired()
      const words = 'This despatch type asks for an address, the vehicle, and whether somebody is onsite'
      await passTimeUntil(() => expect(announcements()).toContain(words))
    })

    await step('browsers can fill in the fields automatically', async () => {
      const tokens = [
        [/^Address/, 'address-line1'],
        [/^Suburb/, 'address-level2'],
        [/^Contact name/, 'name'],
        [/^Contact phone/, 'tel'],
        [/^Contact mobile/, 'mobile tel'],
        [/^Contact email/, 'email'],
      ] as const
      for (const [name, token] of tokens)
        await expect(canvas.getByRole('textbox', { name })).toHaveAttribute('autocomplete', `shipping ${token}`)
      const state = canvas.getByRole('combobox', { name: 'State' })
      await expect(state).toHaveAttribute('autocomplete', 'shipping address-level1')
    })

    await step('a pickup asks for a branch; an address entered before stays visible', async () => {
      await press(context, 'Confirm Order')
      await canvas.findByText('Suburb is required')
      await userEvent.type(canvas.getByRole('textbox', { name: /^Address/ }), '12 Smith Street')
      await chooseDespatch(context, 'Pickup from branch')
      const branch = await canvas.findByRole('combobox', { name: 'Branch' })
      await expect(branch).toHaveDisplayValue('Parramatta')
      await expect(branch).not.toHaveAccessibleDescription()
      await expect(canvas.queryByRole('checkbox', { name: /Onsite/ })).toBeNull()
      await expect(canvas.queryByRole('combobox', { name: 'Vehicle type' })).toBeNull()
      await expect(canvas.getByRole('textbox', { name: /^Address/ })).toHaveValue('12 Smith Street')
      await waitFor(() => expect(canvas.queryByText('Suburb is required')).toBeNull())
      await passTimeUntil(() => expect(announcements()).toContain('This despatch type asks for a branch'))
    })
  },
}

export const PickupSent: Story = {
  ...given({
    drafts: { checkout: pickupDraft },
    faults: { getCustomerDetails: { fault: 'forbidden', times: 1 }, getVehicleTypes: 'no-records' },
  }),
  tags: ['B18'],
  name: 'A pickup requires account details, but no address or vehicle',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const sent = watchPayloads('processComplete')

    await step('without the account details, nothing is sent', async () => {
      await press(context, 'Confirm Order')
      await closeError(context, 'customerDetails is not available')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(sent()).toEqual([])
    })

    await step('the account details can be loaded again', async () => {
      await canvas.findByText('We could not load the details of your account, which every order needs')
      await press(context, 'Try again')
      await waitFor(() => expect(canvas.queryByText(/^We could not load the details/)).toBeNull())
      await passTimeUntil(() => expect(announcements().at(-1)).toBe('Loaded the details of your account'))
    })

    await step('the address of the job is optional', async () => {
      await expect(canvas.queryByRole('textbox', { name: /^Address/ })).toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: 'Address of the job (optional)' }))
      for (const name of [/^Address/, /^Suburb/])
        await expect(await canvas.findByRole('textbox', { name })).not.toBeRequired()
    })

    await step('the contact’s mobile number is optional, and is sent with the order', async () => {
      const mobile = canvas.getByRole('textbox', { name: 'Contact mobile' })
      await expect(mobile).not.toBeRequired()
      await userEvent.type(mobile, '0491 570 110')
      await press(context, 'Confirm Order')
      await orderIsPlaced()
      const contact = expect.objectContaining({ contactPhone: '0491 570 156', contactMobile: '0491 570 110' })
      await expect(sent()).toEqual([expect.objectContaining({ deliveryDetails: [contact] })])
    })
  },
}

const draftWithoutState = { ...deliveryDraft, shipping: { ...deliveryDraft.shipping, state: '' } }

export const NoStates: Story = {
  ...given({ drafts: { checkout: draftWithoutState }, faults: { getState: 'no-records' } }),
  name: 'If there is no list of states, the state is typed',
  play: async (context) => {
    const { canvas, userEvent } = context
    await atCheckout(context)
    await userEvent.type(canvas.getByRole('textbox', { name: /^State/ }), 'NSW')
    await userEvent.tab()
    await passTime(600)
    await canvas.findByText(/^Delivery from .* added/)
    await press(context, 'Confirm Order')
    await orderIsPlaced()
  },
}

const recent = {
  username: 'demo-admin',
  jobs: ['Lot 12 carport', 'Lot 7 deck'],
  addresses: [
    { address: '12 Smith Street', suburb: 'Parramatta', state: 'NSW', zipCode: '' },
    { address: '3 High Street', suburb: 'Penrith', state: 'NSW', zipCode: '' },
  ],
  contacts: [{ name: 'Kim Nguyen', phone: '0400 000 000', email: 'kim@hargreaves.example', mobile: '' }],
  recipients: [],
}

async function openList(context: PlayContext, kind: 'addresses' | 'contacts' | 'jobs') {
  await press(context, `Last used ${kind}`)
  return within(await screen.findByRole('dialog', { name: `Last used ${kind}` }))
}

const listIsClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const LastUsed: Story = {
  beforeEach: () => void writeStored('tab', lastingKey('remembered'), [recent]),
  name: 'Recent entries can be filled into the fields, and deleted',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const field = (name: RegExp) => canvas.getByRole('textbox', { name })

    await step('a recent address fills in its fields', async () => {
      await chooseDespatch(context, 'Delivery to site')
      const list = await openList(context, 'addresses')
      await userEvent.click(list.getByRole('button', { name: '3 High Street, Penrith, NSW' }))
      await listIsClosed()
      await expect(field(/^Address/)).toHaveValue('3 High Street')
      await expect(field(/^Suburb/)).toHaveValue('Penrith')
      await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('New South Wales')
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Last used addresses' })).toHaveFocus())
    })

    await step('a recent contact fills in its fields', async () => {
      const list = await openList(context, 'contacts')
      await userEvent.click(list.getByRole('button', { name: /^Kim Nguyen, 0400 000 000/ }))
      await listIsClosed()
      await expect(field(/^Contact name/)).toHaveValue('Kim Nguyen')
      await expect(field(/^Contact phone/)).toHaveValue('0400 000 000')
      await expect(field(/^Contact email/)).toHaveValue('kim@hargreaves.example')
    })

    await step('a recent job fills in its field, from its chip or from the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Lot 12 carport, Job name' }))
      await expect(field(/^Job name/)).toHaveValue('Lot 12 carport')
      const list = await openList(context, 'jobs')
      await userEvent.click(list.getByRole('button', { name: 'Lot 7 deck' }))
      await listIsClosed()
      await expect(field(/^Job name/)).toHaveValue('Lot 7 deck')
    })

    await step('one recent job can be deleted, or all of them', async () => {
      const list = await openList(context, 'jobs')
      await userEvent.click(list.getByRole('button', { name: 'Forget Lot 12 carport' }))
      await passTimeUntil(() => expect(announcements()).toContain('Lot 12 carport forgotten'))
      await expect(list.queryByRole('button', { name: 'Lot 12 carport' })).toBeNull()
      await userEvent.click(list.getByRole('button', { name: 'Forget all' }))
      await listIsClosed()
      await expect(canvas.queryByRole('button', { name: 'Last used jobs' })).toBeNull()
      await expect(window.sessionStorage.getItem('trade-portal.lasting.remembered')).not.toContain('Lot')
    })
  },
}

const sites = [
  { job: 'lot 12 carport', address: '12 smith street\nparramatta\nnsw\n' },
  { job: 'lot 7 deck', address: '3 high street\npenrith\nnsw\n' },
]

export const JobAddress: Story = {
  beforeEach: () => void writeStored('tab', lastingKey('remembered'), [{ ...recent, sites }]),
  name: 'A recent job brings its address, but replaces no other',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const field = (name: RegExp) => canvas.getByRole('textbox', { name })
    const chooseJob = (job: string) => press(context, `${job}, Job name`)

    await step('the address is filled in, announced, and looked up like a typed one', async () => {
      await chooseDespatch(context, 'Delivery to site')
      await choose(context, /Vehicle type/, 'Ute up to 1 tonne')
      await chooseJob('Lot 12 carport')
      await expect(field(/^Address/)).toHaveValue('12 Smith Street')
      const said = 'The address used with Lot 12 carport is filled in: 12 Smith Street, Parramatta, NSW.'
      await expect(canvas.getByText(said)).toBeVisible()
      await passTimeUntil(() => expect(announcements()).toContain(said))
      await canvas.findByText(/^Delivery from Parramatta.* added/)
    })

    await step('another job replaces an address that a job has brought', async () => {
      await chooseJob('Lot 7 deck')
      await expect(field(/^Address/)).toHaveValue('3 High Street')
      await canvas.findByText(/^Delivery from Penrith.* added/)
    })

    await step('an address that was typed stays', async () => {
      await userEvent.type(field(/^Address/), 'a')
      await waitFor(() => expect(canvas.queryByText(/^The address used with/)).toBeNull())
      await chooseJob('Lot 12 carport')
      await expect(field(/^Address/)).toHaveValue('3 High Streeta')
    })
  },
}

const begun = { drafts: { 'next-job': { job: 'Lot 7 deck' } } }

export const BegunForAJob: Story = {
  ...given(begun),
  beforeEach: () => void writeStored('tab', lastingKey('remembered'), [{ ...recent, sites }]),
  name: 'The job of a new order is filled in, with its address',
  play: async (context) => {
    const field = (name: RegExp) => context.canvas.findByRole('textbox', { name })
    await expect(await field(/^Job name/)).toHaveValue('Lot 7 deck')
    await context.canvas.findByText(/^The address used with Lot 7 deck is filled in/)
    await chooseDespatch(context, 'Delivery to site')
    await expect(await field(/^Address/)).toHaveValue('3 High Street')
  },
}

export const BegunForAnotherJob: Story = {
  ...given({ drafts: { ...begun.drafts, checkout: pickupDraft } }),
  tags: ['state'],
  name: 'The job of a new order replaces no other without a press',
  play: async (context) => {
    const { canvas } = context
    const job = await canvas.findByRole('textbox', { name: /^Job name/ })
    await expect(job).toHaveValue('Lot 12 carport')
    await canvas.findByText(/^You began an order for Lot 7 deck, but another job is filled in below\./)
    await press(context, 'Use Lot 7 deck')
    await expect(job).toHaveValue('Lot 7 deck')
    await expect(canvas.queryByText(/^You began an order/)).toBeNull()
  },
}

export const TaxMode: Story = {
  ...given({ usa: true }),
  name: 'Tax mode shows Dispatch and Zip Code, and adds no tax',
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('radiogroup', { name: 'Dispatch type' })
    await expect(canvas.getByRole('textbox', { name: /^Zip Code/ })).toBeRequired()
    await waitFor(() => expect(canvas.getByText('Tax will be calculated upon order creation')).toBeVisible())
    await expect(canvas.queryByText(/GST/)).toBeNull()
    await press(context, 'Confirm Order')
    await canvas.findByText('Please select a Dispatch type')
    await canvas.findByText('Zip Code is required')
  },
}

export const PricesHidden: Story = {
  ...given({ drafts: { checkout: deliveryDraft }, settings: { hide_finalise_price: true } }),
  name: 'hide_finalise_price hides items, totals and delivery price',
  play: async ({ canvas }) => {
    const asked = watchCalls('getProductDetails')
    await canvas.findByText('Delivery from Parramatta, less than 1 km. Its price is added upon order.')
    // The text of `main` includes that of the bar for phones, although the bar is hidden.
    await expect(canvas.getByRole('main')).not.toHaveTextContent(/\$|\d items?\b/)
    await expect(canvas.queryByText('Items')).toBeNull()
    await expect(asked()).toBe(0)
  },
}

export const AwkwardOnAPhone: Story = {
  ...given({
    world: 'awkward',
    cart: ['AWK0', 'AWK1', 'AWK2', 'AWK5'].map((productId) => ({ productId, quantity: 99_999 })),
  }),
  globals: { viewport: { value: 'mobile1' } },
  name: 'Long texts and large totals fit a phone',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Order Details' })
    await canvas.findByText('Total inc GST')
    await expect(canvas.getByRole('button', { name: 'Confirm Order' })).toBeEnabled()
  },
}

export const OnHold: Story = {
  ...given({ world: 'onHold' }),
  name: 'On-hold accounts see a warning that orders may be refused',
  play: saysOnHold,
}
