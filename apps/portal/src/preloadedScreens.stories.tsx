import type { Meta, StoryObj } from '@storybook/react-vite'
import { passTime } from '@trade-portal/design-system/testing/clock'
import { afterFirstScreen } from '@trade-portal/features/portal'
import { given } from '@trade-portal/mocks/given'
import { expect, spyOn, waitFor } from 'storybook/test'
import { lazyScreen, usePreloadedCode } from './routes.tsx'

function CartPage() {
  usePreloadedCode()
  return (
    <main>
      <title>Cart</title>
      <h1>Cart</h1>
    </main>
  )
}

/** Lets enough time pass for the first screen to get its data and to be painted. */
async function firstScreenPasses(): Promise<void> {
  await passTime(2000)
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
}

/** The screen that usually follows the cart. */
const next = lazyScreen('checkout')

const meta = {
  component: CartPage,
  tags: ['rule'],
  parameters: { ...given({ path: '/cart', clock: 'held' }).parameters, layout: 'fullscreen' },
  beforeEach: () => void spyOn(next, 'preload').mockResolvedValue(),
} satisfies Meta<typeof CartPage>
export default meta
type Story = StoryObj<typeof meta>

export const NextScreen: Story = {
  name: 'The code of the screen that usually follows is preloaded',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Cart' })
    await firstScreenPasses()
    await waitFor(() => expect(next.preload).toHaveBeenCalledOnce())
  },
}

export const DataIsSaved: Story = {
  name: 'Nothing is preloaded while the browser saves data',
  beforeEach: () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    return () => Reflect.deleteProperty(navigator, 'connection')
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Cart' })
    const firstScreen = afterFirstScreen()
    await firstScreenPasses()
    await firstScreen
    await expect(next.preload).not.toHaveBeenCalled()
  },
}
