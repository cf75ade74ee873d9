import type { Meta, StoryObj } from '@storybook/react-vite'
import { given } from '@trade-portal/mocks/given'
import { expect, fn, screen, within } from 'storybook/test'
import { exampleLine } from '../../testing/exampleLine.ts'
import { WhatChangedDialog } from './WhatChangedDialog.tsx'

const meta = { component: WhatChangedDialog, ...given() } satisfies Meta<typeof WhatChangedDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Stock: Story = {
  name: 'A line says how its stock has changed, if that was known',
  args: {
    title: 'What changed',
    text: 'Order 481278 is in your cart. These lines are not as they were.',
    before: [{ ...exampleLine, stockStatus: 'InStock' }],
    now: [{ ...exampleLine, stockStatus: 'SpecialOrder' }],
    onClose: fn(),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'What changed' }))
    await expect(dialog.getByText('was In Stock, now Special Order')).toBeVisible()
  },
}
