import { Button } from '@trade-portal/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { given } from '@trade-portal/mocks/given'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { watchCalls } from '../../testing/watchCalls.ts'
import { useCart } from './currentCart.ts'
import { useAddToCart } from './queries.ts'

const products = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '13'].map((number) => `FX1000${number}`)

/** One button that adds ten products in one tick, and one that adds the same product ten times. */
function TenAtOnce() {
  const { data: lines = [] } = useCart()
  const { run, isPending } = useAddToCart()
  const [failures, setFailures] = useState(0)
  const add = (productId: string) =>
    void run({ productId, unit: 'EA', quantity: 1 }).catch(() => setFailures((count) => count + 1))
  return (
    <>
      <h1>{`${lines.length} lines, ${failures} failures, ${isPending ? 'adding' : 'idle'}`}</h1>
      <Button onPress={() => products.map(add)}>Add ten</Button>
      <Button onPress={() => products.map(() => add('FX100001'))}>Add one ten times</Button>
    </>
  )
}

const meta = { component: TenAtOnce, ...given({ path: '/cart' }) } satisfies Meta<typeof TenAtOnce>
export default meta
type Story = StoryObj<typeof meta>

export const TenAtATime: Story = {
  tags: ['B23'],
  name: 'The same product added ten times in one tick is added once, ten different products are ten lines',
  play: async ({ canvas, userEvent, step }) => {
    const added = watchCalls('addCartProduct')

    await step('the same product', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add one ten times' }))
      await canvas.findByRole('heading', { name: '1 lines, 0 failures, idle' })
      await expect(added()).toBe(1)
    })

    await step('ten products, one of which is in the cart already', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add ten' }))
      await canvas.findByRole('heading', { name: '10 lines, 0 failures, idle' })
      await expect(added()).toBe(11)
    })
  },
}

export const OneOfTenRefused: Story = {
  ...given({ faults: { addCartProduct: { fault: 'field-error', after: 3, times: 1 } } }),
  name: 'One refused product of ten leaves the other nine',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add ten' }))
    await canvas.findByRole('heading', { name: '9 lines, 1 failures, idle' })
  },
}
