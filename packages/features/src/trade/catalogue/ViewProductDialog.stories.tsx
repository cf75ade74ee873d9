import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { releaseHeldCalls, holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed } from '../../testing/screenStates.ts'
import { watchCalls } from '../../testing/watchCalls.ts'
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

export const Loading: Story = {
  ...given({ latency: { getProductDetails: 'forever' } }),
  play: async () => {
    await screen.findByText('Loading the product')
  },
}

export const Failed: Story = failed('getProductDetails', 'the product')

export const Added: Story = {
  tags: ['B23'],
  name: 'Pictures, quantity and unit are chosen, and a press adds the product once',
  play: async ({ args, msw, userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: args.name }))
    const sent = watchCalls('addCartProduct')
    const findAdd = () => dialog.findByRole('button', { name: /^Add (to cart|1 more)/ })

    await step('another picture is shown', async () => {
      await userEvent.click(await dialog.findByRole('radio', { name: 'Picture 2 of 3' }))
      await expect(dialog.getByRole('img', { name: args.name }).getAttribute('src')).toMatch(/-packed\.svg$/)
    })

    await step('two presses add it once, and the quantity in the cart is announced', async () => {
      const answer = holdCalls(msw, 'addCartProduct')
      await userEvent.click(dialog.getByRole('button', { name: /^Increase/ }))
      const add = await findAdd()
      add.click()
      add.click()
      answer()
      await screen.findByText('Added to cart')
      await waitFor(() => expect(dialog.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveValue('1'))
      await expect(sent()).toBe(1)
      const cartAnnouncements = () => announcements().filter((text) => text.includes('cart'))
      await passTimeUntil(() => expect(cartAnnouncements()).toContain(`2 ${args.name} in cart, 2 items`))
      await expect(cartAnnouncements()).not.toContain('Added to cart')
    })

    await step('the button says what a press does, beside the quantity in the cart', async () => {
      await dialog.findByRole('button', { name: `Add 1 more, ${args.name}` })
      await dialog.findByText('2 in cart')
      await expect(dialog.queryByRole('button', { name: /in cart/ })).toBeNull()
    })

    await step('another unit can be added', async () => {
      await userEvent.selectOptions(await dialog.findByRole('combobox', { name: /^Unit of/ }), 'BOX')
      await userEvent.click(await findAdd())
      await waitFor(() => expect(sent()).toBe(2))
    })

    await step('Escape closes it', async () => {
      await findAdd()
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalled()
    })
  },
}

export const AddFails: Story = {
  ...given({ faults: { addCartProduct: 'field-error' } }),
  name: 'A refused product shows the reason, and the dialog stays',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Add to cart/ }))
    const error = await screen.findByRole('alertdialog', { name: 'Error' })
    await within(error).findByText('This order reference has already been used')
    await userEvent.click(within(error).getByRole('button', { name: 'OK' }))
    await screen.findByRole('dialog', { name: args.name })
  },
}

export const TextsFail: Story = {
  ...given({
    held: ['getFeaturesAndBenefits', 'getProductInformation'],
    faults: {
      getFeaturesAndBenefits: { fault: 'forbidden', times: 1 },
      getProductInformation: { fault: 'field-error', times: 1 },
    },
  }),
  name: 'The product waits for none of its texts, and each fails alone and can be tried again',
  play: async ({ userEvent }) => {
    await screen.findByText('Loading the features and benefits')
    await screen.findByText('Loading the product information')
    await expect(screen.getByText('FX100001')).toBeVisible()
    const retry = async () => {
      const [first] = await screen.findAllByRole('button', { name: 'Try again' })
      if (first) await userEvent.click(first)
    }
    releaseHeldCalls('getFeaturesAndBenefits')
    await screen.findByText('We could not load the features and benefits')
    await expect(screen.getByRole('button', { name: /^Add to cart/ })).toBeEnabled()
    releaseHeldCalls('getProductInformation')
    await screen.findByText('We could not load the product information')
    await screen.findByText('This order reference has already been used')
    await retry()
    await screen.findByRole('heading', { name: 'Features & Benefits' })
    await retry()
    await screen.findByRole('heading', { name: 'Product Information' })
  },
}

export const WithoutTexts: Story = {
  ...given({ faults: { getFeaturesAndBenefits: 'no-product-data', getProductInformation: 'no-records' } }),
  name: 'A text block with nothing in it is left out',
  play: async () => {
    await screen.findByText('FX100001')
    await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull())
    await expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Description',
    ])
  },
}

export const OpenedByALink: Story = {
  args: { name: 'Product', unit: '<b>PALLET</b>' },
  name: 'A product that is only known by its code gets its name when it is loaded, with the first of its units',
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Joist Hanger Galvanised 45 x 90 mm' }))
    await expect(await dialog.findByRole('combobox', { name: /^Unit of/ })).toHaveDisplayValue('EA')
  },
}

export const Unknown: Story = {
  args: { productId: 'XX999999', name: 'Product' },
  tags: ['A08'],
  name: 'A product that the supplier does not know is explained, and signs nobody out',
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
  name: 'A product that is sold by length opens its tally',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Tally/ }))
    await screen.findByRole('dialog', { name: 'Tally: Pine Framing MGP10 70 x 35 mm' })
    await expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeDisabled()
  },
}

export const TaxMode: Story = {
  ...given({ usa: true }),
  name: 'In tax mode prices exclude tax, not GST',
  play: async () => {
    await screen.findByText('Prices exclude tax')
    await expect(screen.queryByText(/GST/)).toBeNull()
  },
}

export const GstIncludedAndCartDisabled: Story = {
  ...given({ settings: { tax_inclusive: true, shopping_cart_disabled: true } }),
  name: 'The settings decide whether prices include GST, and whether there is a cart',
  play: async () => {
    await screen.findByText('FX100001')
    await screen.findByText('All Prices include GST')
    await expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull()
    await expect(screen.queryByRole('spinbutton', { name: /^Quantity of/ })).toBeNull()
  },
}
