import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../../testing/PlayContext.ts'
import { watchCalls } from '../../testing/watchCalls.ts'
import { routes } from '../addresses/routes.ts'
import { wordsOfCartChanges } from '../cart/createCartChanges.ts'
import { createOrderAttempts } from '../cart/orderAttempts.ts'
import { useCart } from '../cart/currentCart.ts'
import { useEntries } from '../entries/queries.ts'
import { Screen } from '../screens/Screen.tsx'
import { SaveCustomList } from './SaveCustomList.tsx'

const page = within(document.body)

/** The button with the cart that it saves. */
function InCart() {
  const { cartId } = useCart()
  const { isPending } = useEntries()
  return (
    <Screen title={isPending ? 'Loading' : routes.cart.title}>
      {cartId !== undefined && <SaveCustomList cartId={cartId} />}
      <p data-testid="cart">{cartId}</p>
    </Screen>
  )
}

const meta = {
  component: InCart,
  ...given({ path: '/cart', cart: [{ productId: 'FX100001', quantity: 3 }] }),
} satisfies Meta<typeof InCart>
export default meta
type Story = StoryObj<typeof meta>

/** Opens the dialog and types a name. @returns the dialog */
async function enter({ canvas, userEvent }: PlayContext, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Save Custom List' }))
  const dialog = within(await page.findByRole('dialog', { name: 'Save Custom List' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /^List name/ }), name)
  return dialog
}

/** The body of the request that saves a list, parsed. */
function watchSaving() {
  const sent = spyOn(window, 'fetch')
  return (): unknown => {
    const isSaving = (address: unknown) => typeof address === 'string' && address.endsWith('=saveCustomList')
    const body = sent.mock.calls.find(([address]) => isSaving(address))?.[1]?.body
    return typeof body === 'string' ? JSON.parse(body) : undefined
  }
}

export const Typical: Story = {
  name: 'A saved list is told in a toast, and the lists are opened',
  tags: ['state'],
  play: async (context) => {
    const saving = watchSaving()
    const dialog = await enter(context, '  Deck frame ')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save list' }))
    await context.canvas.findByRole('heading', { name: 'Went to /custom-lists' })
    await page.findByText('Custom list saved')
    await waitFor(() => expect(heard()).toContain('Custom list saved'))
    await expect(saving()).toMatchObject({ customList: 'Deck frame' })
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await enter(context, 'Van stock')
    await page.findByText(/^You already have a list “Van stock”\./)
  },
}

export const NameRequired: Story = {
  name: 'A name is required; blanks are none',
  play: async (context) => {
    const saved = watchCalls('saveCustomList')
    const dialog = await enter(context, '   ')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save list' }))
    await dialog.findByText('Required')
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^List name/ })).toHaveFocus())
    await expect(saved()).toBe(0)
  },
}

export const OwnName: Story = {
  tags: ['state'],
  name: 'The name of an own list, in any letter case, says before saving that the list is replaced',
  play: async (context) => {
    const dialog = await enter(context, ' wall FRAME')
    const words = 'You already have a list “Wall frame”. Saving replaces its 12 lines with those of your cart.'
    await expect(await dialog.findByText(words)).toBeVisible()
    await waitFor(() => expect(heard()).toContain(words))
    await context.userEvent.click(dialog.getByRole('button', { name: 'Replace list' }))
    await page.findByText('Custom list saved')
  },
}

export const GenericName: Story = {
  tags: ['state'],
  name: 'The name of a generic list says that this one stays',
  play: async (context) => {
    const dialog = await enter(context, 'Safety on site')
    await dialog.findByText(/^“Safety on site” is also the name of a generic list\. That one stays as it is;/)
    await expect(dialog.getByRole('button', { name: 'Save list' })).toBeVisible()
  },
}

export const NamesUnknown: Story = {
  tags: ['state'],
  ...given({ latency: { getCustomLists: 'forever' } }),
  name: 'Saving does not wait for the names of the lists; until they are known the dialog says what could happen',
  play: async (context) => {
    const dialog = await enter(context, 'Wall frame')
    await dialog.findByText('A list of yours that already has this name is replaced.')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save list' }))
    await page.findByText('Custom list saved')
  },
}

export const NamesFailed: Story = {
  ...given({ faults: { getCustomLists: 'forbidden' } }),
  name: 'Where the names could not be loaded, the dialog says what could happen, and saves',
  play: async (context) => {
    const dialog = await enter(context, 'Wall frame')
    await dialog.findByText('A list of yours that already has this name is replaced.')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save list' }))
    await page.findByText('Custom list saved')
  },
}

export const SavedOnce: Story = {
  tags: ['B26'],
  name: 'Two presses save once',
  play: async (context) => {
    const answer = holdCalls(context.msw, 'saveCustomList')
    const saved = watchCalls('saveCustomList')
    const dialog = await enter(context, 'Deck frame')
    await context.userEvent.dblClick(dialog.getByRole('button', { name: 'Save list' }))
    answer()
    await page.findByText('Custom list saved')
    await expect(saved()).toBe(1)
  },
}

export const OrderedMeanwhile: Story = {
  name: 'A cart that another tab has ordered is not saved: the supplier may have emptied it',
  play: async (context) => {
    const sent = watchCalls('saveCustomList')
    const dialog = await enter(context, 'Deck frame')
    const cartId = context.canvas.getByTestId('cart').textContent
    createOrderAttempts('demo-admin').write({ state: 'done', cartId, type: 'Order', number: '481300', lines: [] })
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save list' }))
    await page.findByText(wordsOfCartChanges.dropped)
    await expect(sent()).toBe(0)
  },
}

export const Refused: Story = {
  ...given({ faults: { saveCustomList: 'field-error' } }),
  name: 'A refusal is shown in the dialog, which keeps the name',
  play: async (context) => {
    const dialog = await enter(context, 'Deck frame')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save list' }))
    await dialog.findByText('This order reference has already been used')
    await expect(dialog.getByRole('textbox', { name: /^List name/ })).toHaveValue('Deck frame')
  },
}

export const SessionExpired: Story = {
  tags: ['rule'],
  ...given({ faults: { saveCustomList: 'session-expired' } }),
  play: async (context) => {
    const dialog = await enter(context, 'Deck frame')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save list' }))
    await context.canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const NotOffered: Story = {
  ...given({ switchedOff: ['Custom Lists'] }),
  name: 'A customer without custom lists is not offered to save one',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Review Cart' })
    await expect(canvas.queryByRole('button', { name: 'Save Custom List' })).toBeNull()
  },
}
