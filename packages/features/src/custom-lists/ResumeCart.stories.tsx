import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Screen } from '../foundation/screens/Screen.tsx'
import { watchCalls } from '../testing/watchCalls.ts'
import { useCustomList } from './queries.ts'
import { ResumeCart } from './ResumeCart.tsx'

interface ParkedListProps {
  readonly listId: string
}

/** Shows a list as if it were a parked cart. */
function ParkedList({ listId }: ParkedListProps) {
  const { data } = useCustomList(listId)
  return (
    <Screen title="A parked cart">
      {data && <ResumeCart list={{ ...data, name: `${data.name} (parked)` }} onFailure={fn()} />}
    </Screen>
  )
}

const meta = {
  component: ParkedList,
  args: { listId: 'example-list' },
  ...given({ path: '/custom-lists/example-list', clock: 'held' }),
} satisfies Meta<typeof ParkedList>
export default meta
type Story = StoryObj<typeof meta>

export const Resumed: Story = {
  name: 'A parked cart is resumed once and its list is deleted',
  play: async ({ canvas, userEvent, msw }) => {
    const [copied, deleted] = [watchCalls('copyCartToCart'), watchCalls('deleteCustomList')]
    const answer = holdCalls(msw, 'copyCartToCart')
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Resume this cart' }))
    await canvas.findByRole('button', { name: 'Resuming…' })
    answer()
    await canvas.findByRole('heading', { name: 'Went to /cart' })
    await passTimeUntil(() => expect(announcements()).toContain('Cart resumed'))
    await waitFor(() => expect([copied(), deleted()]).toEqual([1, 1]))
  },
}

export const Missing: Story = {
  args: { listId: 'awkward-1' },
  ...given({ world: 'awkward' }),
  name: 'Lines that are missing are named, and the list stays',
  play: async ({ canvas, userEvent }) => {
    const deleted = watchCalls('deleteCustomList')
    await userEvent.click(await canvas.findByRole('button', { name: 'Resume this cart' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'What changed' }))
    await dialog.findByText(/\(parked\)” stays, so that nothing is lost\.$/)
    // Waits until the dialog has faded in.
    await waitFor(() => expect(dialog.getByText(/^Not in your cart/)).toBeVisible())
    await expect(deleted()).toBe(0)
  },
}
