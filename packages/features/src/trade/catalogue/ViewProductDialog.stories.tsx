import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { releaseHeldCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed } from '../../testing/screenStates.ts'
import { watchPayloads } from '../../testing/watchPayloads.ts'
import { ViewProductDialog } from './ViewProductDialog.tsx'

const meta = {
  component: ViewProductDialog,
  ...given({ clock: 'held' }),
  args: { productId: 'FX100001', name: 'Joist Hanger Galvanised 45 x 90 mm', onClose: fn() },
} satisfies Meta<typeof ViewProductDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: args.name }))
    await dialog.findByText('FX100001')
    await waitFor(() => expect(dialog.getByText('In Stock')).toBeVisible())
    for (const price of ['Your price', 'Best price', 'Trade price', 'RRP'])
      await expect(dialog.getByText(price).nextSibling).toHaveTextContent(/^\$\d+\.\d\d \/ EA$/)
    await dialog.findByText('All Prices exclude GST')
    await dialog.findByText(/Z275 galvanised steel/)
    const datasheet = dialog.getByRole('link', { name: /^Datasheet \(PDF\)/ })
    await expect(datasheet).toHaveAttribute('href', 'https://supplier.example/datasheets/FX100001.pdf')
    await expect(datasheet).toHaveAttribute('rel', 'noopener noreferrer')
    await dialog.findByRole('heading', { name: 'Features & Benefits' })
    await dialog.findByRole('heading', { name: 'Product Information' })
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const Loading: Story = {
  ...given({ latency: { getProductDetails: 'forever' } }),
  play: async () => {
    await screen.findByText('Loading the product')
  },
}

export const Failed: Story = failed('getProductDetails', 'the product')

export const Added: Story = {
  ...given({ faults: { addCartProduct: { fault: 'field-error', times: 1 } } }),
  name: 'A refused product can be added again, also in another unit',
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: args.name }))
    const sent = watchPayloads('addCartProduct')
    await userEvent.click(await dialog.findByRole('radio', { name: 'Picture 2 of 3' }))
    await expect(dialog.getByRole('img', { name: args.name }).getAttribute('src')).toMatch(/-packed\.svg$/)

    await userEvent.click(dialog.getByRole('button', { name: /^Increase/ }))
    await userEvent.click(dialog.getByRole('button', { name: /^Add to cart/ }))
    const error = within(await screen.findByRole('alertdialog', { name: 'Error' }))
    await error.findByText('This order reference has already been used')
    await userEvent.click(error.getByRole('button', { name: 'OK' }))

    await userEvent.click(await dialog.findByRole('button', { name: /^Add to cart/ }))
    await dialog.findByText('2 in cart')
    await waitFor(() => expect(dialog.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveValue('1'))
    const cartAnnouncements = () => announcements().filter((text) => text.includes('cart'))
    await passTimeUntil(() => expect(cartAnnouncements()).toContain(`2 ${args.name} in cart, 2 items`))
    await expect(cartAnnouncements()).not.toContain('Added to cart')

    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: /^Unit of/ }), 'BOX')
    await userEvent.click(await dialog.findByRole('button', { name: /^Add (to cart|1 more)/ }))
    await waitFor(() => expect(sent()[2]).toMatchObject({ UOM: 'BOX', quoteQty: 1 }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const Listed: Story = {
  name: 'A product is added to a list, in the chosen unit',
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: args.name }))
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: /^Unit of/ }), 'BOX')
    await userEvent.click(dialog.getByRole('button', { name: 'Add to list…' }))
    await screen.findByRole('dialog', { name: `Add ${args.name} to a list` })
    await screen.findByRole('spinbutton', { name: /^Quantity \(BOX\)/ })
  },
}

export const TextsFail: Story = {
  ...given({
    held: ['getFeaturesAndBenefits'],
    faults: { getFeaturesAndBenefits: { fault: 'forbidden', times: 1 }, getProductInformation: 'no-records' },
  }),
  name: 'A product is shown even if its features fail to load',
  play: async ({ userEvent }) => {
    await screen.findByText('Loading the features and benefits')
    await expect(screen.getByText('FX100001')).toBeVisible()
    releaseHeldCalls('getFeaturesAndBenefits')
    await screen.findByText('We could not load the features and benefits')
    await expect(screen.getByRole('button', { name: /^Add to cart/ })).toBeEnabled()
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: 'Features & Benefits' })
    // A text with nothing in it is left out.
    await expect(screen.queryByRole('heading', { name: 'Product Information' })).toBeNull()
  },
}

export const OpenedByALink: Story = {
  args: { name: 'Product', unit: '<b>PALLET</b>' },
  name: 'A product opened from a link shows its name and first unit',
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Joist Hanger Galvanised 45 x 90 mm' }))
    await expect(await dialog.findByRole('combobox', { name: /^Unit of/ })).toHaveDisplayValue('EA')
  },
}

export const Unknown: Story = {
  args: { productId: 'XX999999', name: 'Product' },
  tags: ['state'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Product' }))
    await dialog.findByText('Product not found')
    await expect(dialog.getByText(/no product with the code XX999999/)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /^Add to cart/ })).toBeNull()
    await passTimeUntil(() => expect(announcements()).toContain('Product not found'))
  },
}

export const TallyProduct: Story = {
  args: { productId: 'TM100001', name: 'Pine Framing MGP10 70 x 35 mm' },
  name: 'A product that is sold by length opens the tally dialog',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Tally/ }))
    await screen.findByRole('dialog', { name: 'Tally: Pine Framing MGP10 70 x 35 mm' })
  },
}

export const TaxMode: Story = {
  ...given({ usa: true, settings: { shopping_cart_disabled: true } }),
  name: 'In tax mode, prices exclude tax; a disabled cart hides Add',
  play: async () => {
    await screen.findByText('Prices exclude tax')
    await expect(screen.queryByText(/GST/)).toBeNull()
    await expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull()
    await expect(screen.queryByRole('spinbutton', { name: /^Quantity of/ })).toBeNull()
  },
}
