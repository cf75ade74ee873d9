import type { Meta, StoryObj } from '@storybook/react-vite'
import { afterFirstScreen } from '@trade-portal/features/portal'
import { given } from '@trade-portal/mocks/given'
import { expect, spyOn, waitFor } from 'storybook/test'
import { screenOf } from './screens.ts'
import { useCodeAhead } from './start/useCodeAhead.ts'

function CartPage() {
  useCodeAhead('/cart')
  return (
    <main>
      <title>Cart</title>
      <h1>Cart</h1>
    </main>
  )
}

/** The checkout usually follows the cart. */
const next = screenOf('checkout')

const meta = {
  component: CartPage,
  tags: ['rule'],
  parameters: { ...given().parameters, layout: 'fullscreen' },
  beforeEach: () => void spyOn(next, 'preload').mockResolvedValue(),
} satisfies Meta<typeof CartPage>
export default meta
type Story = StoryObj<typeof meta>

export const NextScreen: Story = {
  name: 'The code of the screen that usually follows is loaded ahead',
  play: async () => {
    await waitFor(() => expect(next.preload).toHaveBeenCalledOnce())
  },
}

export const DataIsSaved: Story = {
  name: 'A user who asks the browser to save data has no code loaded ahead',
  beforeEach: () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    return () => Reflect.deleteProperty(navigator, 'connection')
  },
  play: async () => {
    await afterFirstScreen()
    await expect(next.preload).not.toHaveBeenCalled()
  },
}
