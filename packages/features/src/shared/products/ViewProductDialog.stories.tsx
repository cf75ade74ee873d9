import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, fn, waitFor, within } from 'storybook/test'
import { watchCalls } from '../../testing/watchCalls.ts'
import { ViewProductDialog } from './ViewProductDialog.tsx'

const page = within(document.body)

const meta = {
  component: ViewProductDialog,
  ...given(),
  args: { productId: 'FX100001', name: 'Joist Hanger Galvanised 45 x 90 mm', onClose: fn() },
} satisfies Meta<typeof ViewProductDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ args }) => {
    const dialog = within(await page.findByRole('dialog', { name: args.name }))
    await dialog.findByText('FX100001')
    await waitFor(() => expect(dialog.getByText('In Stock')).toBeVisible())
    for (const price of ['Your price', 'Best price', 'Trade price', 'RRP']) {
      await expect(dialog.getByText(price).nextSibling).toHaveTextContent(/^\$\d+\.\d\d per EA$/)
    }
    await waitFor(() => expect(dialog.getByText('All Prices exclude GST')).toBeVisible())
    await waitFor(() => expect(dialog.getByText(/Z275 galvanised steel/)).toBeVisible())
    const datasheet = dialog.getByRole('link', { name: /^Datasheet \(PDF\)/ })
    await expect(datasheet).toHaveAttribute('href', 'https://supplier.example/datasheets/FX100001.pdf')
    await expect(datasheet).toHaveAttribute('rel', 'noopener noreferrer')
    await dialog.findByRole('heading', { name: 'Features & Benefits' })
    await expect(dialog.getByText('Less waste, and less time on the saw')).toBeInTheDocument()
    await dialog.findByRole('heading', { name: 'Product Information' })
    await expect(dialog.getByText('Made to the standard that applies.')).toBeInTheDocument()
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const TaxMode: Story = {
  ...given({ usa: true }),
  play: async () => {
    await page.findByText('Prices exclude tax')
    await expect(page.queryByText(/GST/)).toBeNull()
  },
}

export const PricesIncludeGst: Story = {
  ...given({ settings: { tax_inclusive: true } }),
  play: async () => {
    await page.findByText('All Prices include GST')
  },
}

export const TallyProduct: Story = {
  args: { productId: 'TM100001', name: 'Pine Framing MGP10 70 x 35 mm' },
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: /^Tally/ }))
    await page.findByRole('dialog', { name: 'Tally: Pine Framing MGP10 70 x 35 mm' })
    await expect(page.queryByRole('button', { name: /^Add to cart/ })).toBeDisabled()
  },
}

export const Loading: Story = {
  ...given({ latency: { getProductDetails: 'forever' } }),
  play: async () => {
    await page.findByText('Loading the product')
  },
}

export const Failed: Story = {
  ...given({ faults: { getProductDetails: { fault: 'forbidden', times: 1 } } }),
  play: async ({ userEvent }) => {
    await page.findByText('We could not load the product')
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await page.findByText('FX100001')
  },
}

export const Unknown: Story = {
  args: { productId: 'XX999999', name: 'Product' },
  tags: ['A08'],
  name: 'A product that the supplier does not know is explained, and signs nobody out',
  play: async () => {
    const dialog = within(await page.findByRole('dialog', { name: 'Product' }))
    await dialog.findByText('Product not found')
    await expect(dialog.getByText(/no product with the code XX999999/)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /^Add to cart/ })).toBeNull()
    await waitFor(() => expect(heard()).toContain('Product not found'))
  },
}

export const OpenedByALink: Story = {
  args: { name: 'Product' },
  name: 'A product that is known by its code only is named once it has loaded',
  play: async () => {
    await page.findByRole('dialog', { name: 'Joist Hanger Galvanised 45 x 90 mm' })
  },
}

export const Gallery: Story = {
  tags: ['rule'],
  play: async ({ args, userEvent }) => {
    const dialog = within(await page.findByRole('dialog', { name: args.name }))
    const shown = () => dialog.getByRole('img', { name: args.name }).getAttribute('src')
    await userEvent.click(await dialog.findByRole('radio', { name: 'Picture 2 of 3' }))
    await expect(shown()).toMatch(/-packed\.svg$/)
  },
}

const tryAgain = { name: 'Try again' }

export const FeaturesFail: Story = {
  ...given({ faults: { getFeaturesAndBenefits: { fault: 'forbidden', times: 1 } } }),
  name: 'Features & Benefits fail alone and can be tried again',
  play: async ({ userEvent }) => {
    await page.findByText('We could not load the features and benefits')
    await page.findByRole('heading', { name: 'Product Information' })
    await expect(page.getByRole('button', { name: /^Add to cart/ })).toBeEnabled()
    await userEvent.click(page.getByRole('button', tryAgain))
    await page.findByRole('heading', { name: 'Features & Benefits' })
  },
}

export const InformationFails: Story = {
  ...given({ faults: { getProductInformation: { fault: 'field-error', times: 1 } } }),
  name: 'Product Information fails alone and can be tried again',
  play: async ({ userEvent }) => {
    await page.findByText('We could not load the product information')
    await page.findByText('This order reference has already been used')
    await page.findByRole('heading', { name: 'Features & Benefits' })
    await userEvent.click(page.getByRole('button', tryAgain))
    await page.findByRole('heading', { name: 'Product Information' })
  },
}

export const TextsAreLoading: Story = {
  ...given({ latency: { getFeaturesAndBenefits: 'forever', getProductInformation: 'forever' } }),
  play: async () => {
    await page.findByText('Loading the features and benefits')
    await page.findByText('Loading the product information')
    await expect(page.getByText('FX100001')).toBeVisible()
  },
}

export const WithoutTexts: Story = {
  ...given({ faults: { getFeaturesAndBenefits: 'no-product-data', getProductInformation: 'no-records' } }),
  name: 'A text block with nothing in it is left out',
  play: async () => {
    await page.findByText('FX100001')
    await waitFor(() => expect(page.queryByText(/^Loading/)).toBeNull())
    await expect(page.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Description',
    ])
  },
}

export const UnitOfTheList: Story = {
  args: { unit: 'BOX' },
  name: 'The unit that was chosen in the list is chosen in the dialog',
  play: async () => {
    await expect(await page.findByRole('combobox', { name: /^Unit of/ })).toHaveTextContent('BOX')
  },
}

export const UnitThatIsNotSold: Story = {
  args: { unit: '<b>PALLET</b>' },
  name: 'Without a unit that the product is sold in, the first of its units is chosen',
  play: async () => {
    await expect(await page.findByRole('combobox', { name: /^Unit of/ })).toHaveTextContent('EA')
  },
}

export const SessionExpired: Story = {
  tags: ['rule'],
  ...given({ faults: { getProductDetails: 'session-expired' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const AddsToCart: Story = {
  tags: ['rule'],
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: /^Increase/ }))
    await userEvent.click(page.getByRole('button', { name: /^Add to cart/ }))
    await page.findByText('Added to cart')
    await waitFor(() => expect(page.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveValue('1'))
    const told = () => heard().filter((text) => text.includes('cart'))
    await waitFor(() => expect(told()).toContain('2 Joist Hanger Galvanised 45 x 90 mm in cart, 2 items'))
    await expect(told()).not.toContain('Added to cart')
  },
}

export const AddedOnce: Story = {
  tags: ['B23'],
  name: 'Pressing Add to cart twice adds the product once',
  play: async ({ msw }) => {
    const answer = holdCalls(msw, 'addCartProduct')
    const sent = watchCalls('addCartProduct')
    const add = await page.findByRole('button', { name: /^Add to cart/ })
    add.click()
    add.click()
    answer()
    await page.findByText('Added to cart')
    await expect(sent()).toBe(1)
    await page.findByRole('button', { name: /^Add to cart/ })
  },
}

export const UnitIsChosen: Story = {
  tags: ['rule'],
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('combobox', { name: /^Unit of/ }))
    await userEvent.click(await page.findByRole('option', { name: 'BOX' }))
    await expect(await page.findByRole('combobox', { name: /^Unit of/ })).toHaveTextContent('BOX')
    await userEvent.click(page.getByRole('button', { name: /^Add to cart/ }))
    await page.findByText('Added to cart')
  },
}

export const AddFails: Story = {
  ...given({ faults: { addCartProduct: 'field-error' } }),
  play: async ({ args, userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: /^Add to cart/ }))
    const error = await page.findByRole('alertdialog', { name: 'Error' })
    await within(error).findByText('This order reference has already been used')
    await userEvent.click(within(error).getByRole('button', { name: 'OK' }))
    await page.findByRole('dialog', { name: args.name })
  },
}

export const CartDisabled: Story = {
  ...given({ settings: { shopping_cart_disabled: true } }),
  play: async () => {
    await page.findByText('FX100001')
    await expect(page.queryByRole('button', { name: /^Add to cart/ })).toBeNull()
    await expect(page.queryByRole('spinbutton', { name: /^Quantity of/ })).toBeNull()
  },
}

export const ClosedByEscape: Story = {
  tags: ['rule'],
  play: async ({ args, userEvent }) => {
    await page.findByText('FX100001')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}
