import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import { lastingKey, writeStored } from '../foundation/storage/safeStorage.ts'
import { deliveryDraft, pickupDraft } from '../testing/checkoutDrafts.ts'
import { atCheckout, choose, chooseDespatch } from '../testing/fillCheckout.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { saysOnHold, loading } from '../testing/screenStates.ts'
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

async function press({ canvas, userEvent }: PlayContext, name: 'Confirm Order' | 'Create Quote' | 'Try again') {
  await userEvent.click(await canvas.findByRole('button', { name }))
}

async function enterDate({ canvas, userEvent }: PlayContext, digits: string) {
  const field = canvas.getByRole('textbox', { name: /^Required date/ })
  await userEvent.clear(field)
  await userEvent.type(field, digits)
}

const orderIsPlaced = () => screen.findByRole('alertdialog', { name: 'Order Placed' })

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Order Details' })
    await expect((await canvas.findByText('Items')).nextSibling).toHaveTextContent('3')
    await waitFor(() => expect(canvas.getByText('Sub total ex GST')).toBeVisible())
    await expect(canvas.getByText(/^3 EA [A-Z]/)).toBeVisible()
    await waitFor(() => expect(canvas.getByText('Total inc GST')).toBeVisible())
    await expect(canvas.getByRole('textbox', { name: /^Contact email/ })).toHaveValue('office@hargreaves.example')
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

export const Failed: Story = {
  ...given({ faults: { getVehicleTypes: 'forbidden' } }),
  play: async (context) => {
    const { canvas } = context
    const asked = watchCalls('getVehicleTypes')
    await canvas.findByText('We could not load the checkout')
    const before = asked()
    await press(context, 'Try again')
    await waitFor(() => expect(asked()).toBeGreaterThan(before))
    await canvas.findByText('We could not load the checkout')
  },
}

export const Refused: Story = {
  ...given({ drafts: { checkout: pickupDraft }, faults: { processComplete: 'field-errors' } }),
  tags: ['A07'],
  play: async (context) => {
    await atCheckout(context)
    await press(context, 'Confirm Order')
    const error = within(await screen.findByRole('alertdialog', { name: 'Error' }))
    await error.findByText('This order reference has already been used')
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await Typical.play?.(context)
    const bar = context.canvas.getByRole('region', { name: 'Order' })
    await expect(within(bar).getByText(/inc GST$/)).toBeVisible()
    await expect(within(bar).getByRole('button', { name: 'Confirm Order' })).toBeVisible()
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight)
  },
}

export const NothingChosenYet: Story = {
  name: 'Before a despatch type is chosen, only what every order needs is shown and required',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const field = (name: RegExp) => canvas.getByRole('textbox', { name })
    const sent = watchCalls('processComplete')

    await step('the error of a field appears when the field is left, and disappears when it is filled', async () => {
      await userEvent.click(await canvas.findByRole('textbox', { name: /^Job name/ }))
      await userEvent.tab()
      await canvas.findByText('Job name is required')
      await userEvent.type(field(/^Job name/), 'Lot 12')
      await waitFor(() => expect(canvas.queryByText('Job name is required')).toBeNull())
      await userEvent.clear(field(/^Job name/))
      await userEvent.clear(field(/^Contact email/))
      await userEvent.type(field(/^Contact email/), 'sam at home{Tab}')
      await canvas.findByText('Invalid email address')
      await userEvent.clear(field(/^Contact email/))
    })

    await step('an order names what is missing, and the first field has the focus', async () => {
      await press(context, 'Confirm Order')
      const errors = await canvas.findByRole('region', { name: '3 things need attention' })
      await canvas.findByText('Please select a Despatch type')
      // Only the number of errors is announced, because the focused field announces its own error.
      await passTimeUntil(() => expect(announcements()).toContain('3 things need attention'))
      const links = within(errors).getAllByRole('link')
      await expect(links.map(({ textContent }) => textContent)).toEqual(['Despatch type', 'Job name', 'Required date'])
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'Pickup from branch' })).toHaveFocus())
      for (const name of [/^Address/, /^Suburb/]) await expect(canvas.queryByRole('textbox', { name })).toBeNull()
      await expect(sent()).toBe(0)
      for (const name of ['State', 'Vehicle type', 'Branch'])
        await expect(canvas.queryByRole('combobox', { name })).toBeNull()
      await expect(canvas.queryByRole('checkbox', { name: /Onsite/ })).toBeNull()
    })

    await step("the user's name and the account's phone number are filled in, and offered once removed", async () => {
      await expect(field(/^Contact name/)).toHaveValue('Sam Hargreaves')
      await expect(field(/^Contact phone/)).toHaveValue('02 9555 0101')
      await userEvent.clear(field(/^Contact name/))
      await userEvent.clear(field(/^Contact phone/))
      await userEvent.click(canvas.getByRole('button', { name: 'Use Sam Hargreaves, Contact name' }))
      await expect(field(/^Contact name/)).toHaveValue('Sam Hargreaves')
      await expect(field(/^Contact name/)).toHaveFocus()
      await canvas.findByRole('button', { name: /^Use 0/ })
      await userEvent.type(field(/^Contact phone/), '0')
      await expect(canvas.queryByRole('button', { name: /^Use/ })).toBeNull()
      await expect(field(/^Contact phone/)).toHaveValue('0')
    })

    await step('neither how nor when the goods go is chosen; a button fills in tomorrow', async () => {
      for (const method of canvas.getAllByRole('radio')) await expect(method).not.toBeChecked()
      await expect(field(/^Required date/)).toHaveValue('')
      await userEvent.click(canvas.getByRole('button', { name: 'Tomorrow, Required date' }))
      await expect(field(/^Required date/)).not.toHaveValue('')
      await waitFor(() => expect(canvas.queryByText('Please enter a Required date')).toBeNull())
    })
  },
}

export const ManyMethods: Story = {
  ...given({
    recording: {
      getListDespatchMethod: [
        {
          request: {},
          answer: {
            DespatchMethodList: ['Pickup', 'Ute', 'Truck', 'Crane', 'Courier'].map((name, index) => ({
              methodName: name,
              methodDesc: name,
              delivery: index === 0,
            })),
          },
        },
      ],
    },
  }),
  name: 'Five despatch methods and more are a list',
  play: async (context) => {
    await choose(context, /Despatch type/, 'Pickup')
    await expect(await context.canvas.findByRole('combobox', { name: 'Branch' })).toHaveDisplayValue('Parramatta')
  },
}

/** Despatch type, job name and required date take one press each. The rest is filled in. */
export const FewPressesOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: () =>
    void writeStored('tab', lastingKey('remembered'), [
      { username: 'demo-admin', jobs: ['Lot 12 carport'], addresses: [], contacts: [], recipients: [] },
    ]),
  name: 'On a phone, four presses place an order for pickup',
  play: async (context) => {
    const { canvas, userEvent } = context
    await chooseDespatch(context, 'Pickup from branch')
    await userEvent.click(canvas.getByRole('button', { name: 'Use Lot 12 carport, Job name' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Tomorrow, Required date' }))
    await press(context, 'Confirm Order')
    await orderIsPlaced()
  },
}

export const DespatchTypes: Story = {
  name: 'Each despatch type asks for what it needs, and says so',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const sent = watchCalls('processComplete')
    const counts = () => announcements().filter((text) => text.includes('attention'))

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

    await step('fields that belong together are a named group, and browsers know what the fields hold', async () => {
      const shipping = within(canvas.getByRole('group', { name: 'Shipping details' }))
      const delivery = within(canvas.getByRole('group', { name: 'Delivery and acceptance' }))
      const tokens = [
        [shipping.getByRole('textbox', { name: /^Address/ }), 'address-line1'],
        [shipping.getByRole('textbox', { name: /^Suburb/ }), 'address-level2'],
        [delivery.getByRole('textbox', { name: /^Contact name/ }), 'name'],
        [delivery.getByRole('textbox', { name: /^Contact phone/ }), 'tel'],
        [delivery.getByRole('textbox', { name: /^Contact mobile/ }), 'mobile tel'],
        [delivery.getByRole('textbox', { name: /^Contact email/ }), 'email'],
      ] as const
      for (const [field, token] of tokens) await expect(field).toHaveAttribute('autocomplete', `shipping ${token}`)
      const state = canvas.getByRole('combobox', { name: 'State' })
      await expect(state).toHaveAttribute('autocomplete', 'shipping address-level1')
      await expect(canvas.getByRole('region', { name: 'Summary' })).toBeVisible()
    })

    await step('a delivery without them is not sent, and a link leads to each missing field', async () => {
      for (const name of [/^Contact name/, /^Contact phone/, /^Required time/])
        await userEvent.clear(canvas.getByRole('textbox', { name }))
      await press(context, 'Confirm Order')
      await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Job name/ })).toHaveFocus())
      await canvas.findByRole('region', { name: '9 things need attention' })
      await expect(sent()).toBe(0)
      await passTimeUntil(() => expect(counts()).toEqual(['9 things need attention']))
      await userEvent.click(canvas.getByRole('link', { name: 'Vehicle type' }))
      await expect(canvas.getByRole('combobox', { name: 'Vehicle type' })).toHaveFocus()
      await userEvent.click(canvas.getByRole('link', { name: 'Contact phone' }))
      await userEvent.keyboard('0491')
      await canvas.findByRole('region', { name: '8 things need attention' })
      // Only a failed sending announces the number, because each mended field would repeat it.
      await passTime(1000)
      await expect(counts()).toEqual(['9 things need attention'])
    })

    await step('a pickup asks for a branch, and an address that was entered stays in view', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^Address/ }), '12 Smith Street')
      await chooseDespatch(context, 'Pickup from branch')
      const branch = await canvas.findByRole('combobox', { name: 'Branch' })
      await expect(branch).toHaveDisplayValue('Parramatta')
      await expect(branch).not.toHaveAccessibleDescription()
      await expect(canvas.queryByRole('checkbox', { name: /Onsite/ })).toBeNull()
      await expect(canvas.queryByRole('combobox', { name: 'Vehicle type' })).toBeNull()
      await expect(canvas.getByRole('textbox', { name: /^Address/ })).toHaveValue('12 Smith Street')
      await waitFor(() => expect(canvas.queryByText('Suburb is required')).toBeNull())
      await canvas.findByRole('region', { name: '4 things need attention' })
      await passTimeUntil(() => expect(announcements()).toContain('This despatch type asks for a branch'))
    })
  },
}

export const PickupSent: Story = {
  ...given({ drafts: { checkout: pickupDraft }, faults: { getCustomerDetails: { fault: 'forbidden', times: 1 } } }),
  tags: ['B18'],
  name: 'A pickup needs the customer and a day to come, and neither an address nor a mobile number',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const sent = watchPayloads('processComplete')

    await step('without the details of the customer nothing is sent', async () => {
      await press(context, 'Confirm Order')
      const error = within(await screen.findByRole('alertdialog', { name: 'Error' }))
      await error.findByText('customerDetails is not available')
      await userEvent.click(error.getByRole('button', { name: 'OK' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await press(context, 'Try again')
      await waitFor(() => expect(canvas.queryByText(/^We could not load the details/)).toBeNull())
    })

    await step('a Required date in the past is refused with a sentence that says why', async () => {
      await enterDate(context, '01032020')
      await press(context, 'Confirm Order')
      await canvas.findByText('The Required date is in the past')
      await expect(sent()).toEqual([])
    })

    await step('the address of the job is not required', async () => {
      await expect(canvas.queryByRole('textbox', { name: /^Address/ })).toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: 'Address of the job (optional)' }))
      for (const name of [/^Address/, /^Suburb/])
        await expect(await canvas.findByRole('textbox', { name })).not.toBeRequired()
      await canvas.findByRole('combobox', { name: 'State' })
    })

    await step('the mobile number of the contact is optional, and sent with the order', async () => {
      await enterDate(context, '23112099')
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

const branches = ['Parramatta', 'Penrith'].map((branchName) => ({ branchID: '10', branchName }))

export const GapsForPickup: Story = {
  ...given({
    drafts: { checkout: pickupDraft },
    recording: { getOrderBranches: [{ request: {}, answer: { BranchList: branches } }] },
    faults: { getVehicleTypes: 'no-records' },
  }),
  tags: ['D11'],
  name: 'A branch with the id of another is left out with a message, and without vehicles there are still pickups',
  play: async (context) => {
    await atCheckout(context)
    await expect(context.canvas.getByRole('combobox', { name: 'Branch' })).toHaveDisplayValue('Parramatta')
    const message = 'We could not read some rows of the answer, so they are not shown.'
    await passTimeUntil(() => expect(announcements()).toContain(message))
    await press(context, 'Confirm Order')
    await orderIsPlaced()
  },
}

const draftWithoutState = { ...deliveryDraft, shipping: { ...deliveryDraft.shipping, state: '' } }

export const GapsForDelivery: Story = {
  ...given({
    drafts: { checkout: draftWithoutState },
    faults: { getState: 'no-records', getCustomerDetails: { fault: 'forbidden', times: 1 } },
  }),
  name: 'What an order needs of the account can be loaded again; without a list of states the state is typed',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const job = await canvas.findByRole('textbox', { name: /^Job name/ })

    await step('typed values are kept while the details of the account are loaded again', async () => {
      await userEvent.type(job, ' 2')
      await canvas.findByText('We could not load the details of your account, which every order needs')
      await passTimeUntil(() =>
        expect(announcements()).toContainEqual(expect.stringContaining('details of your account')),
      )
      await press(context, 'Try again')
      await waitFor(() => expect(canvas.queryByText(/^We could not load the details/)).toBeNull())
      await passTimeUntil(() => expect(announcements().at(-1)).toBe('Loaded the details of your account'))
      await expect(job).toHaveValue('Lot 12 carport 2')
    })

    await step('the order is delivered to the state that is typed', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^State/ }), 'NSW')
      await userEvent.tab()
      await passTime(600)
      await canvas.findByText(/^Delivery from .* added/)
      await press(context, 'Confirm Order')
      await orderIsPlaced()
    })
  },
}

export const TaxMode: Story = {
  ...given({ usa: true, settings: { initial_branchID: '' } }),
  name: 'In tax mode the form says Dispatch, asks for a Zip Code, and the tax is calculated upon order creation',
  play: async (context) => {
    const { canvas, step } = context
    await canvas.findByRole('radiogroup', { name: 'Dispatch type' })
    await expect(canvas.getByRole('textbox', { name: /^Zip Code/ })).toBeRequired()
    await waitFor(() => expect(canvas.getByText('Tax will be calculated upon order creation')).toBeVisible())
    await expect(canvas.queryByText(/GST/)).toBeNull()
    await press(context, 'Confirm Order')
    await canvas.findByText('Please select a Dispatch type')
    await canvas.findByText('Zip Code is required')

    await step('without an initial branch a pickup needs one, and neither address nor vehicle', async () => {
      await chooseDespatch(context, 'Pickup from branch')
      await press(context, 'Create Quote')
      await canvas.findByText('Please select a Branch')
      await canvas.findByText('Job name is required')
      await canvas.findByText('Please enter a Required date')
      for (const message of ['Address is required', 'Suburb is required', 'Please select a Vehicle type'])
        await expect(canvas.queryByText(message)).toBeNull()
    })
  },
}

export const PricesHidden: Story = {
  ...given({ drafts: { checkout: deliveryDraft }, settings: { hide_finalise_price: true } }),
  name: 'hide_finalise_price hides the items, the totals and the price of the delivery, which is not requested',
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
  name: 'A very long address of the customer and a total of many digits have room on a phone',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Order Details' })
    await canvas.findByText('Total inc GST')
    await expect(canvas.getByRole('button', { name: 'Confirm Order' })).toBeEnabled()
  },
}

export const OnHold: Story = {
  ...given({ world: 'onHold' }),
  name: 'An account on hold is warned early about what may be refused',
  play: saysOnHold,
}
