import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import { saysOnHold, saysSuspended } from '../testing/restrictedAccount.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { CheckoutScreen } from './CheckoutScreen.tsx'
import { pickupDraft } from '../testing/checkoutDrafts.ts'
import { atCheckout, choose, fillForPickup, fillJob } from '../testing/fillCheckout.ts'

const cart = [{ productId: 'FX100001', quantity: 3 }]
const priceHint = 'If selected, delivery price will be added upon order'

const meta = { component: CheckoutScreen, ...given({ path: '/checkout', cart }) } satisfies Meta<typeof CheckoutScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Order Details' })
    await expect((await canvas.findByText('Items')).nextSibling).toHaveTextContent('3')
    await waitFor(() => expect(canvas.getByText('Sub total ex GST')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('Total inc GST')).toBeVisible())
    await expect(canvas.getByRole('textbox', { name: /^Contact email/ })).toHaveValue('office@hargreaves.example')
    await expect(canvas.getByRole('button', { name: 'Confirm Order' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Create Quote' })).toBeEnabled()
    await expect(canvas.getByRole('link', { name: 'Back to Review Cart' })).toHaveAttribute('href', '/cart')
  },
}

/** The total and Confirm Order stay at the lower edge. */
export const OnAPhone: Story = {
  ...Typical,
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await Typical.play?.(context)
    const { canvas } = context
    const bar = canvas.getByRole('region', { name: 'Order' })
    await expect(within(bar).getByText(/inc GST$/)).toBeVisible()
    await expect(within(bar).getByRole('button', { name: 'Confirm Order' })).toBeVisible()
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight)
  },
}

export const NothingChosenYet: Story = {
  name: 'Before a despatch type is chosen, only what every order needs is shown and required',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm Order' }))
    const errors = await canvas.findByRole('region', { name: '5 things need attention' })
    await canvas.findByText('Please select a Despatch type')
    // The field that takes the focus tells its own error.
    await waitFor(() => expect(heard()).toContain('5 things need attention'))
    await expect(
      within(errors)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Despatch type', 'Job name', 'Contact name', 'Contact phone', 'Required date'])
    // The first field with an error has the focus.
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Despatch type' })).toHaveFocus())
    for (const name of [/^Address/, /^Suburb/]) await expect(canvas.queryByRole('textbox', { name })).toBeNull()
    for (const name of ['State', 'Vehicle type', 'Branch']) {
      await expect(canvas.queryByRole('combobox', { name })).toBeNull()
    }
    await expect(canvas.queryByRole('checkbox', { name: /Onsite/ })).toBeNull()
  },
}

export const NothingChosenYetOnAPhone: Story = {
  ...NothingChosenYet,
  name: 'Nothing chosen yet, on a phone',
  globals: { viewport: { value: 'mobile1' } },
}

export const Pickup: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, /Despatch type/, 'Pickup from branch')
    const branch = await canvas.findByRole('combobox', { name: 'Branch' })
    await expect(branch).toHaveTextContent('Parramatta')
    await expect(branch).toHaveAccessibleDescription(priceHint)
    await expect(canvas.queryByRole('checkbox', { name: /Onsite/ })).toBeNull()
    await expect(canvas.queryByRole('combobox', { name: 'Vehicle type' })).toBeNull()
    await expect(canvas.queryByRole('textbox', { name: /^Address/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Address of the job (optional)' }))
    for (const name of [/^Address/, /^Suburb/]) {
      await expect(await canvas.findByRole('textbox', { name })).not.toBeRequired()
    }
    await canvas.findByRole('combobox', { name: 'State' })
  },
}

const branches = ['Parramatta', 'Penrith'].map((branchName) => ({ branchID: '10', branchName }))

export const BranchesWithOneId: Story = {
  ...given({ recording: { getOrderBranches: [{ request: {}, answer: { BranchList: branches } }] } }),
  tags: ['D11'],
  name: 'A branch with the id of another is left out, and that is said',
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, /Despatch type/, 'Pickup from branch')
    await expect(await canvas.findByRole('combobox', { name: 'Branch' })).toHaveTextContent('Parramatta')
    const told = 'Some rows of the answer could not be read and are not shown.'
    await waitFor(() => expect(heard()).toContain(told))
  },
}

export const PickupOnAPhone: Story = { ...Pickup, globals: { viewport: { value: 'mobile1' } } }

export const AddressIsKept: Story = {
  name: 'An address that was entered for a delivery stays in view after the change to a pickup',
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, /Despatch type/, 'Delivery to site')
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Address/ }), '12 Smith Street')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Order' }))
    await canvas.findByText('Suburb is required')
    await choose({ canvas, userEvent }, /Despatch type/, 'Pickup from branch')
    await expect(await canvas.findByRole('textbox', { name: /^Address/ })).toHaveValue('12 Smith Street')
    await waitFor(() => expect(canvas.queryByText('Suburb is required')).toBeNull())
    await canvas.findByRole('region', { name: '4 things need attention' })
  },
}

export const Delivery: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, /Despatch type/, 'Delivery to site')
    await canvas.findByRole('combobox', { name: 'Vehicle type' })
    await expect(canvas.getByRole('combobox', { name: 'Vehicle type' })).toHaveAccessibleDescription(priceHint)
    await expect(canvas.getByRole('checkbox', { name: /Onsite/ })).toHaveAccessibleDescription(priceHint)
    await expect(canvas.getByRole('checkbox', { name: /Onsite/ })).not.toBeChecked()
    await expect(canvas.queryByRole('combobox', { name: 'Branch' })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: /^Address/ })).toBeRequired()
  },
}

export const StructureOfTheForm: Story = {
  name: 'Fields that belong together are a named group, and browsers know what the fields hold',
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, /Despatch type/, 'Delivery to site')
    const shipping = within(canvas.getByRole('group', { name: 'Shipping details' }))
    const delivery = within(canvas.getByRole('group', { name: 'Delivery and acceptance' }))
    const tokens = [
      [await shipping.findByRole('textbox', { name: /^Address/ }), 'address-line1'],
      [shipping.getByRole('textbox', { name: /^Suburb/ }), 'address-level2'],
      [delivery.getByRole('textbox', { name: /^Contact name/ }), 'name'],
      [delivery.getByRole('textbox', { name: /^Contact phone/ }), 'tel'],
      [delivery.getByRole('textbox', { name: /^Contact mobile/ }), 'mobile tel'],
      [delivery.getByRole('textbox', { name: /^Contact email/ }), 'email'],
    ] as const
    for (const [field, token] of tokens) await expect(field).toHaveAttribute('autocomplete', `shipping ${token}`)
    // Browsers fill in the hidden control of a picker.
    const state = canvas.getByRole('combobox', { name: 'State' }).closest('[data-label]')
    await expect(state?.querySelector('select')).toHaveAttribute('autocomplete', 'shipping address-level1')
    await expect(canvas.getByRole('region', { name: 'Summary' })).toBeVisible()
  },
}

export const ContactMobile: Story = {
  name: 'The mobile number of the contact is optional, and sent with the order',
  play: async ({ canvas, userEvent }) => {
    const sent = watchPayloads('processComplete')
    await fillForPickup({ canvas, userEvent })
    const mobile = canvas.getByRole('textbox', { name: 'Contact mobile' })
    await expect(mobile).not.toBeRequired()
    await userEvent.type(mobile, '0491 570 110')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Order' }))
    await within(document.body).findByRole('alertdialog', { name: 'Order Placed' })
    const contact = expect.objectContaining({ contactPhone: '0491 570 156', contactMobile: '0491 570 110' })
    await expect(sent()).toEqual([expect.objectContaining({ deliveryDetails: [contact] })])
  },
}

export const DateInThePast: Story = {
  ...given({ drafts: { checkout: pickupDraft } }),
  name: 'A Required date in the past is refused with a sentence that says why',
  play: async ({ canvas, userEvent }) => {
    const sent = watchCalls('processComplete')
    await userEvent.click(await canvas.findByRole('spinbutton', { name: /^day, Required date/ }))
    await userEvent.keyboard('01032020')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Order' }))
    await canvas.findByText('The Required date is in the past')
    await expect(sent()).toBe(0)
  },
}

export const DeliveryOnAPhone: Story = { ...Delivery, globals: { viewport: { value: 'mobile1' } } }

export const ContactIsOffered: Story = {
  name: "The user's name and the account's phone number are offered, but never replace what was typed",
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Contact name/ })
    await expect(name).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'Use Sam Hargreaves, Contact name' }))
    await expect(name).toHaveValue('Sam Hargreaves')
    await expect(name).toHaveFocus()
    const phone = canvas.getByRole('textbox', { name: /^Contact phone/ })
    await canvas.findByRole('button', { name: /^Use 0/ })
    await userEvent.type(phone, '0')
    await expect(canvas.queryByRole('button', { name: /^Use/ })).toBeNull()
    await expect(phone).toHaveValue('0')
  },
}

export const TaxMode: Story = {
  name: 'In tax mode the form says Dispatch, asks for a Zip Code, and the tax is calculated upon order creation',
  tags: ['state'],
  ...given({ usa: true }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('combobox', { name: 'Dispatch type' })
    await expect(canvas.getByRole('textbox', { name: /^Zip Code/ })).toBeRequired()
    await waitFor(() => expect(canvas.getByText('Tax will be calculated upon order creation')).toBeVisible())
    await expect(canvas.queryByText(/GST/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Order' }))
    await canvas.findByText('Please select a Dispatch type')
    await canvas.findByText('Zip Code is required')
  },
}

export const Empty: Story = {
  tags: ['state', 'B13'],
  ...given({ cart: 'none' }),
  name: 'An empty cart cannot be ordered',
  play: async ({ canvas }) => {
    await canvas.findByText('Your cart is empty.')
    await expect(canvas.getByRole('link', { name: 'View Products' })).toHaveAttribute('href', '/products')
    await expect(canvas.queryByRole('button', { name: 'Confirm Order' })).toBeNull()
  },
}

/** A very long address of the customer, and a total of many digits. */
export const AwkwardAnswers: Story = {
  ...given({
    world: 'awkward',
    cart: ['AWK0', 'AWK1', 'AWK2', 'AWK5'].map((productId) => ({ productId, quantity: 99_999 })),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Order Details' })
    await canvas.findByText('Total inc GST')
    await expect(canvas.getByRole('button', { name: 'Confirm Order' })).toBeEnabled()
  },
}

export const AwkwardAnswersOnAPhone: Story = { ...AwkwardAnswers, globals: { viewport: { value: 'mobile1' } } }

export const Loading: Story = {
  ...given({ latency: { getListDespatchMethod: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the checkout')
    await waitFor(() => expect(heard()).toContain('Loading the checkout'))
  },
}

export const Failed: Story = {
  ...given({ faults: { getVehicleTypes: { fault: 'forbidden', times: 1 } } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load the checkout')
    await waitFor(() => expect(heard()).toContain('We could not load the checkout. The supplier refused the request.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('button', { name: 'Confirm Order' })
    await waitFor(() => expect(heard().at(-1)).toBe('Loaded the checkout'))
  },
}

export const NoVehicles: Story = {
  ...given({ drafts: { checkout: pickupDraft }, faults: { getVehicleTypes: 'no-records' } }),
  name: 'A supplier without vehicles still takes an order that is picked up',
  play: async ({ canvas, userEvent }) => {
    await atCheckout({ canvas })
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Order' }))
    await within(document.body).findByRole('alertdialog', { name: 'Order Placed' })
  },
}

export const NoStates: Story = {
  ...given({ faults: { getState: 'no-records' } }),
  name: 'A supplier without a list of states delivers to the state that is typed',
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, /Despatch type/, 'Delivery to site')
    await userEvent.type(await canvas.findByRole('textbox', { name: /^State/ }), 'NSW')
    await choose({ canvas, userEvent }, /Vehicle type/, 'Ute up to 1 tonne')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Address/ }), '12 Smith Street')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Suburb/ }), 'Parramatta')
    await canvas.findByText(/^Delivery from .* added/)
    await fillJob({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Order' }))
    await within(document.body).findByRole('alertdialog', { name: 'Order Placed' })
  },
}

export const SessionExpired: Story = {
  tags: ['rule'],
  ...given({ faults: { getOrderBranches: 'session-expired' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const PricesHidden: Story = {
  name: 'hide_finalise_price hides the items and the totals',
  tags: ['state'],
  ...given({ settings: { hide_finalise_price: true } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Confirm Order' })
    await expect(canvas.getByRole('main')).not.toHaveTextContent('$')
    await expect(canvas.queryByText('Items')).toBeNull()
  },
}

export const HiddenSummaryOnAPhone: Story = {
  name: 'hide_finalise_price hides them on a phone too',
  tags: ['state'],
  ...given({ settings: { hide_finalise_price: true } }),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Confirm Order' })
    await expect(canvas.getByRole('main')).not.toHaveTextContent(/\$|\d items?\b/)
  },
}

export const FieldsMissingForDelivery: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, /Despatch type/, 'Delivery to site')
    await userEvent.click(await canvas.findByRole('spinbutton', { name: /^hour, Required time/ }))
    await userEvent.keyboard('{Backspace}{Backspace}')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Order' }))
    for (const message of [
      'Job name is required',
      'Address is required',
      'Suburb is required',
      'State is required',
      'Please select a Vehicle type',
      'Please enter a Contact name',
      'Please enter a Contact phone',
      'Please enter a Required date',
      'Please enter a Required time',
    ]) {
      await canvas.findByText(message)
    }
    // The first field with an error has the focus, and a link leads to each of the others.
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Job name/ })).toHaveFocus())
    await canvas.findByRole('region', { name: '9 things need attention' })
    await userEvent.click(canvas.getByRole('link', { name: 'Vehicle type' }))
    await expect(canvas.getByRole('combobox', { name: 'Vehicle type' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Contact phone' }))
    await userEvent.keyboard('0491 570 156')
    await canvas.findByRole('region', { name: '8 things need attention' })
    const counts = () => heard().filter((text) => text.includes('attention'))
    await waitFor(() => expect(counts()).toEqual(['9 things need attention', '8 things need attention']))
  },
}

export const FieldsMissingOnAPhone: Story = {
  ...FieldsMissingForDelivery,
  globals: { viewport: { value: 'mobile1' } },
}

export const FieldsMissingForPickup: Story = {
  name: 'A pickup needs a branch, and neither address nor vehicle',
  tags: ['state'],
  ...given({ settings: { initial_branchID: '' } }),
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, /Despatch type/, 'Pickup from branch')
    await userEvent.click(canvas.getByRole('button', { name: 'Create Quote' }))
    await canvas.findByText('Please select a Branch')
    await canvas.findByText('Job name is required')
    await canvas.findByText('Please enter a Contact name')
    for (const message of ['Address is required', 'Suburb is required', 'Please select a Vehicle type']) {
      await expect(canvas.queryByText(message)).toBeNull()
    }
  },
}

export const EmailInvalid: Story = {
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: /^Contact email/ })
    await userEvent.clear(email)
    await userEvent.type(email, 'sam at home{Tab}')
    await canvas.findByText('Invalid email address')
  },
}

export const ErrorDisappearsWhenTheFieldIsFilled: Story = {
  tags: ['rule'],
  play: async ({ canvas, userEvent }) => {
    const job = await canvas.findByRole('textbox', { name: /^Job name/ })
    await userEvent.click(job)
    await userEvent.tab()
    await canvas.findByText('Job name is required')
    await userEvent.type(job, 'Lot 12 carport')
    await waitFor(() => expect(canvas.queryByText('Job name is required')).toBeNull())
  },
}

export const CustomerIsNotKnown: Story = {
  ...given({ drafts: { checkout: pickupDraft }, latency: { getCustomerDetails: 'forever' } }),
  tags: ['B18'],
  name: 'Without the details of the customer nothing is sent',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm Order' }))
    const error = await within(document.body).findByRole('alertdialog', { name: 'Error' })
    await within(error).findByText('customerDetails is not available')
  },
}

export const CustomerFails: Story = {
  tags: ['state'],
  ...given({ faults: { getCustomerDetails: { fault: 'forbidden', times: 1 } } }),
  name: 'When the details of the account cannot be loaded, what was typed stays and they can be loaded again',
  play: async ({ canvas, userEvent }) => {
    const job = await canvas.findByRole('textbox', { name: /^Job name/ })
    await userEvent.type(job, 'Lot 12 carport')
    await canvas.findByText('We could not load the details of your account, which every order needs')
    await waitFor(() => expect(heard()).toContainEqual(expect.stringContaining('details of your account')))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.queryByText(/^We could not load the details/)).toBeNull())
    await waitFor(() => expect(heard().at(-1)).toBe('Loaded the details of your account'))
    await expect(job).toHaveValue('Lot 12 carport')
  },
}

export const DespatchIsTold: Story = {
  name: 'Screen readers are told what a despatch type asks for',
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, /Despatch type/, 'Delivery to site')
    await waitFor(() =>
      expect(heard()).toContain('This despatch type asks for an address, the vehicle, and whether somebody is onsite'),
    )
    await choose({ canvas, userEvent }, /Despatch type/, 'Pickup from branch')
    await waitFor(() => expect(heard()).toContain('This despatch type asks for a branch'))
  },
}

export const OnHold: Story = {
  ...given({ world: 'onHold' }),
  name: 'What an account on hold may not do is said before the work',
  play: saysOnHold,
}

export const OnHoldOnAPhone: Story = {
  ...OnHold,
  globals: { viewport: { value: 'mobile1' } },
  tags: ['state'],
  name: 'On hold on a phone',
}

export const Suspended: Story = {
  ...given({ world: 'suspended' }),
  play: saysSuspended,
}
