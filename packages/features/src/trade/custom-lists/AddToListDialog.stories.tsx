import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { watchPayloads } from '../../testing/watchPayloads.ts'
import { AddToListDialog } from './AddToListDialog.tsx'

const name = 'Joist Hanger Galvanised 45 x 90 mm'
const hanger = { name, entry: { productId: 'FX100001', unit: 'EA', quantity: 3 } }

const meta = {
  component: AddToListDialog,
  ...given({ clock: 'held' }),
  args: { goods: [hanger], onClose: fn() },
} satisfies Meta<typeof AddToListDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialogOf = async (what: string) => within(await screen.findByRole('dialog', { name: `Add ${what} to a list` }))

export const Typical: Story = {
  play: async ({ args, userEvent }) => {
    const added = watchPayloads('addCartProduct')
    const dialog = await dialogOf(name)
    await waitFor(() => expect(dialog.getByRole('option', { name: 'Wall frame' })).toBeInTheDocument())
    // The supplier's lists cannot be changed.
    await expect(dialog.queryByRole('option', { name: 'Safety on site' })).toBeNull()
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^List/ }), 'Wall frame')
    const quantity = dialog.getByRole('spinbutton', { name: /^Quantity \(EA\)/ })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '12')
    await userEvent.click(dialog.getByRole('button', { name: 'Add to list' }))
    await passTimeUntil(() => expect(announcements()).toContain(`${name} added to Wall frame`))
    await expect(added()).toMatchObject([
      { sessionID: 'example-list', productID: 'FX100001', UOM: 'EA', quoteQty: 12, tallyLength: [] },
    ])
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const WithoutLists: Story = {
  ...given({ world: 'empty' }),
  tags: ['state'],
  name: 'Without lists, the only choice is a new one',
  play: async ({ userEvent }) => {
    const dialog = await dialogOf(name)
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^List/ }), 'A new list')
    await userEvent.click(dialog.getByRole('button', { name: 'Add to list' }))
    await dialog.findAllByText('Required')
  },
}

export const OnAPhone: Story = {
  args: { goods: [hanger, hanger], note: '2 lines by the metre are left out.' },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const dialog = await dialogOf('2 lines')
    await expect(dialog.queryByRole('spinbutton')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
