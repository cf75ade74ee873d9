import type { Meta, StoryObj } from '@storybook/react-vite'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import { CheckoutScreen } from './CheckoutScreen.tsx'
import { choose, fillForPickup } from '../testing/fillCheckout.ts'

const cart = [{ productId: 'FX100001', quantity: 3 }]

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

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const Pickup: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, /Despatch type/, 'Pickup from branch')
    await canvas.findByRole('button', { name: /^Parramatta Branch/ })
    await expect(canvas.queryByRole('checkbox', { name: /Onsite/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Vehicle type/ })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: /^Address/ })).not.toBeRequired()
  },
}

export const Delivery: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, /Despatch type/, 'Delivery to site')
    await canvas.findByRole('button', { name: /Vehicle type/ })
    await waitFor(() => expect(canvas.getByText('If selected, delivery price will be added upon order')).toBeVisible())
    await expect(canvas.getByRole('checkbox', { name: /Onsite/ })).not.toBeChecked()
    await expect(canvas.queryByRole('button', { name: /Branch/ })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: /^Address/ })).toBeRequired()
  },
}

export const TaxMode: Story = {
  ...given({ usa: true }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /Dispatch type/ })
    await expect(canvas.getByRole('textbox', { name: /^Zip Code/ })).toBeRequired()
    await waitFor(() => expect(canvas.getByText('Tax will be calculated upon order creation')).toBeVisible())
    await expect(canvas.queryByText(/GST/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Order' }))
    await canvas.findByText('Please select a Dispatch type')
    await canvas.findByText('Zip Code is required')
  },
}

export const Empty: Story = {
  tags: ['state'],
  ...given({ cart: 'none' }),
  name: 'B13 An empty cart cannot be ordered',
  play: async ({ canvas }) => {
    await canvas.findByText('Your cart is empty.')
    await expect(canvas.getByRole('link', { name: 'View Products' })).toHaveAttribute('href', '/products')
    await expect(canvas.queryByRole('button', { name: 'Confirm Order' })).toBeNull()
  },
}

export const Loading: Story = {
  ...given({ latency: { getListDespatchMethod: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the checkout')
  },
}

export const Failed: Story = {
  ...given({ faults: { getVehicleTypes: { fault: 'forbidden', times: 1 } } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load the checkout')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('button', { name: 'Confirm Order' })
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
  ...given({ settings: { hide_finalise_price: true } }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Confirm Order' })
    await expect(canvasElement).not.toHaveTextContent('$')
    await expect(canvas.queryByText('Items')).toBeNull()
  },
}

export const FieldsMissingForDelivery: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('spinbutton', { name: /^hour, Required time/ }))
    await userEvent.keyboard('{Backspace}{Backspace}')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Order' }))
    for (const message of [
      'Please select a Despatch type',
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
    // The first field with an error has the focus.
    await waitFor(() => expect(canvas.getByRole('button', { name: /Despatch type/ })).toHaveFocus())
  },
}

export const FieldsMissingForPickup: Story = {
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
  ...given({ latency: { getCustomerDetails: 'forever' } }),
  name: 'B18 Without the details of the customer nothing is sent',
  play: async ({ canvas, userEvent }) => {
    await fillForPickup({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Order' }))
    const error = await within(document.body).findByRole('alertdialog', { name: 'Error' })
    await within(error).findByText('customerDetails is not available')
  },
}
