import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@trade-portal/design-system'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { useState } from 'react'
import { expect, screen, within } from 'storybook/test'
import { Screen } from '../../foundation/screens/Screen.tsx'
import { routes } from '../../routes.ts'
import { storeAttempts } from '../../testing/exampleAttempt.ts'
import type { PlayContext } from '../../testing/PlayContext.ts'
import { watchPayloads } from '../../testing/watchPayloads.ts'
import { cartChangeMessages } from '../cart/createCartChanges.ts'
import { useCart } from '../cart/currentCart.ts'
import { SaveCustomListDialog } from './SaveCustomListDialog.tsx'

/** A cart screen with a button that opens the dialog for this cart. */
function InCart() {
  const { cartId } = useCart()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Screen title={routes.cart.title}>
      <Button onPress={() => setIsOpen(true)}>Save Custom List</Button>
      {isOpen && cartId !== undefined && <SaveCustomListDialog cartId={cartId} onClose={() => setIsOpen(false)} />}
      <p data-testid="cart">{cartId}</p>
    </Screen>
  )
}

const meta = {
  component: InCart,
  ...given({ path: '/cart', clock: 'held', cart: [{ productId: 'FX100001', quantity: 3 }] }),
} satisfies Meta<typeof InCart>
export default meta
type Story = StoryObj<typeof meta>

const refusal = 'This order reference has already been used'

async function open({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Save Custom List' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save Custom List' }))
  const name = dialog.getByRole('textbox', { name: /^List name/ })
  const enter = async (text: string) => {
    await userEvent.clear(name)
    await userEvent.type(name, text)
  }
  return { dialog, enter, save: dialog.getByRole('button', { name: 'Save list' }) }
}

export const Typical: Story = {
  play: async (context) => {
    const { enter, dialog } = await open(context)
    await enter('Van stock')
    await dialog.findByText(/^You already have a list “Van stock”\./)
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const Saved: Story = {
  ...given({ faults: { saveCustomList: { fault: 'field-error', times: 1 } } }),
  name: 'Saving the cart as a list opens the page of lists',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const sent = watchPayloads('saveCustomList')
    const { dialog, enter, save } = await open(context)

    await step('a generic list of the same name is kept', async () => {
      await enter('Safety on site')
      await dialog.findByText(/^“Safety on site” is also the name of a generic list\. That one stays as it is;/)
      await expect(save).toHaveTextContent('Save list')
    })

    await step('a refusal is shown, and the entered name stays', async () => {
      await enter('  Deck frame ')
      await userEvent.click(save)
      await dialog.findByText(refusal)
      await expect(sent()).toMatchObject([{ customList: 'Deck frame' }])
    })

    await step('after a warning, the user’s own list of the same name is replaced, in any letter case', async () => {
      await enter(' wall FRAME')
      const words = 'You already have a list “Wall frame”. Saving replaces its 12 lines with those of your cart.'
      await expect(await dialog.findByText(words)).toBeVisible()
      await passTimeUntil(() => expect(announcements()).toContain(words))
      await userEvent.click(dialog.getByRole('button', { name: 'Replace list' }))
      await canvas.findByRole('heading', { name: 'Went to /custom-lists' })
      await screen.findByText('Custom list saved')
      await expect(sent().slice(1)).toMatchObject([{ customList: 'wall FRAME' }])
    })
  },
}

export const NamesUnknown: Story = {
  ...given({ held: ['getCustomLists'] }),
  name: 'A list can be saved before the list names have loaded',
  play: async (context) => {
    const { dialog, enter, save } = await open(context)
    await enter('Wall frame')
    await dialog.findByText('A list of yours that already has this name is replaced.')
    await context.userEvent.click(save)
    await screen.findByText('Custom list saved')
  },
}

export const OrderedMeanwhile: Story = {
  name: 'A cart that was ordered in another tab is not saved',
  play: async (context) => {
    const sent = watchPayloads('saveCustomList')
    const { enter, save } = await open(context)
    await enter('Deck frame')
    const cartId = context.canvas.getByTestId('cart').textContent
    storeAttempts({ state: 'done', cartId, type: 'Order', number: '481300', lines: [] })
    await context.userEvent.click(save)
    await screen.findByText(cartChangeMessages.dropped)
    await expect(sent()).toEqual([])
  },
}
